import { useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import type { Side } from '../Crest/team.ts';
import { useFormat } from '../../format/index.ts';
import { StatusChip, type MatchStatus, type MatchStatusKind } from '../StatusChip/index.ts';
import { tick } from '../../theme/recipes/live.css.ts';
import { NowContext, useLive, useShared } from './context.ts';
import { LiveText } from './LiveText.tsx';
import type { ScoreMatch } from './match.ts';
import { goalTag, goalTagWords, running, soon, staleAt, state } from './Row.css.ts';
import { minuteOf } from './text.ts';

const day = 24 * 60 * 60_000;

interface StateTextProps {
  match: ScoreMatch;
  kind: MatchStatusKind;
  /** Whether the status is a running minute of play. */
  ticking: boolean;
  hit: Side | null;
}

/** Whether a status shows the minute of play; the minute is written straight into the cell, every other status is rendered. */
export const isTicking = ({ kind, minute }: MatchStatus): boolean => kind === 'live' && minute !== undefined;

/** The status cell: the minute, the time left until kick-off, a goal just scored, or the word for the status. */
export function StateText({ match, kind, ticking, hit }: StateTextProps) {
  const { t } = useLingui();
  const { stale, still } = useShared();
  const minute = <LiveText id={match.id} field="status" base={match.status} text={minuteOf} />;
  if (hit) {
    return (
      <span className={goalTag}>
        <span className={goalTagWords}>
          {t`进球`} {minute}&apos;
        </span>
      </span>
    );
  }
  if (kind === 'scheduled') return <StartsIn at={match.kickoffAt} />;
  return (
    <span className={state}>
      {ticking ? (
        <span className={running}>
          {minute}
          <i className={stale || still ? undefined : tick}>&apos;</i>
        </span>
      ) : (
        <DrawnState match={match} />
      )}
      {stale && isRunning.has(kind) && <span className={staleAt}>{t`停在 ${stale}`}</span>}
    </span>
  );
}

/** The word for the status of a match, or the minute of extra time. */
function DrawnState({ match }: Pick<StateTextProps, 'match'>) {
  const status = useLive(match, 'status', match.status, (now) => now ?? match.status);
  return <StatusChip status={status} penalties={match.penalties} />;
}

const isRunning: ReadonlySet<MatchStatusKind> = new Set(['live', 'halftime', 'break', 'extra', 'penalties', 'interrupted']);

/** Time until kick-off; the hour itself has a column. */
export function StartsIn({ at }: { at: number }) {
  const { t } = useLingui();
  const now = useContext(NowContext) ?? at;
  const format = useFormat(useShared().timeZone);
  if (at <= now) return <span className={soon}>{t`即将开赛`}</span>;
  const minutes = Math.max(1, Math.round((at - now) / 60_000));
  const hours = Math.round(minutes / 60);
  // Shorter than the language's own way to say it, which does not fit the column everywhere.
  if (minutes < 60) return <span className={soon}>{t`${minutes} 分钟后`}</span>;
  if (format.sameDay(at, now) || at - now < day / 4) return <span className={soon}>{t`${hours} 小时后`}</span>;
  return <span className={soon}>{format.sameDay(at, now + day) ? t`明天` : format.date(at)}</span>;
}
