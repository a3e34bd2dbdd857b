import { useLingui } from '@lingui/react/macro';
import type { Team } from '../Crest/team.ts';
import { EventTimeline } from '../EventTimeline/index.ts';
import type { MatchEventItem } from '../MatchEvents/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { StatBars, type Stat } from '../StatBars/index.ts';
import { peekEvents, peekNote, peekStats } from './MatchPeek.css.ts';

export interface MatchPeekProps {
  home: Team;
  away: Team;
  /** Oldest first; undefined while they are on their way. */
  events?: readonly MatchEventItem[];
  /** A few figures of both sides. */
  stats?: readonly Stat[];
}

/** Content of the card beside a score: goals and cards on both sides of an axis, and a few figures. */
export function MatchPeek({ home, away, events, stats }: MatchPeekProps) {
  const { t } = useLingui();
  if (!events) {
    return (
      <div className={peekEvents}>
        <Skeleton lines={4} height={18} />
      </div>
    );
  }
  return (
    <>
      <div className={peekEvents}>
        {events.length > 0 ? (
          <EventTimeline events={events} home={home} away={away} label={t`事件`} size="s" />
        ) : (
          <p className={peekNote}>{t`还没有进球和红黄牌`}</p>
        )}
      </div>
      {stats && stats.length > 0 && (
        <div className={peekStats}>
          <StatBars stats={stats} home={home} away={away} label={t`技术统计`} size="s" />
        </div>
      )}
    </>
  );
}
