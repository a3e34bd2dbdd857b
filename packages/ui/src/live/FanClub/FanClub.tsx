import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Button } from '../../actions/Button/index.ts';
import { ProgressBar } from '../../feedback/ProgressBar/index.ts';
import { useFormat } from '../../format/index.ts';
import { guard } from '../../theme/recipes/plates.css.ts';
import { about, acts, frame, head, name, rule, rules } from './FanClub.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Membership of the reader in the club. */
export interface FanClubStanding {
  /** From 1 to 20. */
  level: number;
  closeness: number;
  /** Closeness with which the level began, and with which the next begins; `next` is left out on the last level. */
  from: number;
  next?: number;
  /** From 1. */
  place: number;
}

/** Ways to join: at once, by request, waiting for a request's answer, or barred until a site level is reached. */
export const fanClubWays = ['open', 'request', 'waiting', 'tooLow'] as const;
export type FanClubWay = (typeof fanClubWays)[number];

export interface FanClubProps extends RootProps {
  /** Text of the members' badge. */
  badge: string;
  /** Nickname of the anchor. */
  anchor: string;
  members: number;
  /** Membership of the reader; left out for others. */
  standing?: FanClubStanding;
  /** Way in which the reader can join; default `open`. */
  way?: FanClubWay;
  /** Level of the site that is asked for; left out where none is. */
  level?: number;
  /** Joins, or asks to; left out where it cannot be, as in one’s own club. */
  onJoin?: () => void;
  /** Leaves the club, or withdraws the request. */
  onLeave?: () => void;
  /** Whether an act is pending; default false. */
  busy?: boolean;
}

/** The fan club of a room: its badge, how close the reader is, and the way in or out. */
export const FanClub = forwardRef<HTMLElement, FanClubProps>(function FanClub(
  { badge, anchor, members, standing, way = 'open', level, onJoin, onLeave, busy = false, ...root },
  ref,
) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const { closeness = 0, next, place = 1 } = standing ?? {};
  const has = integer(closeness);
  const asked = level === undefined ? null : t`${level} 级以上可以加入`;
  const ways: Record<FanClubWay, string | null> = {
    open: asked,
    request: t`主播通过后加入`,
    waiting: t`已申请，等主播通过`,
    tooLow: asked,
  };
  const left = next === undefined ? '' : integer(next - closeness);
  return (
    <section className={frame} aria-label={t`${anchor}的粉丝团`} ref={ref} {...rootOf(root)}>
      <div className={head}>
        <span className={guard}>
          {badge} {standing?.level ?? 1}
        </span>
        <span className={name}>{t`${anchor}的粉丝团`}</span>
        <span className={about}>{t`${plural(members, { other: '# 名成员' })}`}</span>
      </div>
      {standing ? (
        <ProgressBar
          label={t`第 ${place} 名`}
          value={closeness - standing.from}
          max={next === undefined ? Math.max(1, closeness - standing.from) : next - standing.from}
          valueText={t`亲密度 ${has}`}
        >
          {next === undefined ? t`已经是最高级` : t`还差 ${left} 升级`}
        </ProgressBar>
      ) : (
        <p className={rules}>{t`免费加入，在聊天里戴上徽章。送出 1 黄钻加 1 亲密度，每天看直播最多再加 60。`}</p>
      )}
      {!standing && (
        <p className={rule} role="status">
          {ways[way]}
        </p>
      )}
      <div className={acts}>
        {!standing && onJoin && way !== 'waiting' && (
          <Button size="s" loading={busy} disabled={way === 'tooLow'} onClick={onJoin}>
            {way === 'request' ? t`申请加入` : t`加入粉丝团`}
          </Button>
        )}
        {!standing && onLeave && way === 'waiting' && <Button size="s" tone="plain" loading={busy} onClick={onLeave}>{t`撤回申请`}</Button>}
        {standing && onLeave && <Button size="s" tone="plain" loading={busy} onClick={onLeave}>{t`退出粉丝团`}</Button>}
      </div>
    </section>
  );
});
