import { useLingui } from '@lingui/react/macro';
import { HeartOff } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { useFormat } from '../../format/index.ts';
import { frame, lines, mark, name, rest } from './FanFarewell.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface FanFarewellProps extends RootProps {
  /** Text of the badge that members wore. */
  badge: string;
  /** Nickname of the anchor. */
  anchor: string;
  /** Time of the dissolution, ms UTC. */
  at: number;
  /** Closeness that the reader had; it is deleted with the club. */
  closeness: number;
  /** Called when the reader has read it. */
  onPutAway: () => void;
  /** Whether that is pending; default false. */
  busy?: boolean;
}

/** Notice to a former member that a fan club was dissolved, until they have read it. */
export const FanFarewell = forwardRef<HTMLElement, FanFarewellProps>(function FanFarewell(
  { badge, anchor, at, closeness, onPutAway, busy = false, ...root },
  ref,
) {
  const { t } = useLingui();
  const { date, integer } = useFormat();
  const [day, had] = [date(at), integer(closeness)];
  return (
    <section className={frame} aria-label={t`「${badge}」粉丝团已解散`} ref={ref} {...rootOf(root)}>
      <HeartOff className={mark} size={18} aria-hidden />
      <div className={lines}>
        <p className={name}>{t`「${badge}」粉丝团已解散`}</p>
        <p className={rest}>{t`${anchor} 于 ${day} 解散了粉丝团，你的徽章已摘下，亲密度 ${had} 已清零。`}</p>
      </div>
      <Button size="s" tone="outline" loading={busy} onClick={onPutAway}>{t`知道了`}</Button>
    </section>
  );
});
