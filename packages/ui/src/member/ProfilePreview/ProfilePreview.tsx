import { Trans, useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { LevelBadge } from '../../live/LevelBadge/index.ts';
import * as css from './ProfilePreview.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface ProfilePreviewProps extends RootProps {
  /** Seed of the drawn portrait, or its address. */
  avatar: string;
  nickname: string;
  level: number;
  /** City of the member, as a comment shows it; default none. */
  city?: string;
  /** Badge of a rank; default none. */
  badge?: ReactNode;
}

/** Preview of a member's changes as others will see them: in chat, under a comment, on a ranking. */
export const ProfilePreview = forwardRef<HTMLDivElement, ProfilePreviewProps>(function ProfilePreview(
  { avatar, nickname, level, city, badge, ...root },
  ref,
) {
  const { t } = useLingui();
  const name = <bdi className={css.words}>{nickname}</bdi>;
  return (
    <div className={css.card} data-ground="dark" role="group" aria-label={t`别人看到的你`} ref={ref} {...rootOf(root)}>
      <span className={css.portrait}>
        <Avatar seed={avatar} size={84} />
      </span>
      <div className={css.rows}>
        <div className={css.row}>
          <span className={css.where}>{t`聊天`}</span>
          <span className={css.line}>
            <Avatar seed={avatar} size={22} />
            <LevelBadge level={level} />
            <span className={css.message}>
              <bdi>{nickname}</bdi>
              <Trans>：这脚有了</Trans>
            </span>
          </span>
        </div>
        <div className={css.row}>
          <span className={css.where}>{t`评论`}</span>
          <span className={css.line}>
            <Avatar seed={avatar} size={30} />
            <span className={css.words}>
              {name}
              <span className={css.small}>{city ? t`刚刚 · ${city}` : t`刚刚`}</span>
            </span>
          </span>
        </div>
        <div className={css.row}>
          <span className={css.where}>{t`榜单`}</span>
          <span className={css.line}>
            <span className={css.place}>7</span>
            <Avatar seed={avatar} size={26} />
            {name}
            {badge}
          </span>
        </div>
      </div>
    </div>
  );
});
