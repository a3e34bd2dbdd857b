import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import { about, player, screen, words } from './HeroPlayer.css.ts';

/** The stage before its room is known, in the player's own geometry. The page around it says that it is loading. */
export function HeroPlayerSkeleton() {
  return (
    <ThemeScope theme="night">
      <div className={player} aria-hidden="true">
        <div className={screen} />
        <div className={about}>
          <Skeleton shape="circle" width={44} />
          <span className={words}>
            <Skeleton width="min(420px, 90%)" height={22} />
            <Skeleton width={160} height={16} />
          </span>
          <Skeleton shape="block" width={148} height={44} />
        </div>
      </div>
    </ThemeScope>
  );
}
