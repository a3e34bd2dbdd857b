import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format/index.ts';
import { StatusChip, type MatchStatusKind } from '../StatusChip/index.ts';
import { clock, period, stateLines } from './BasketballRow.css.ts';
import { useShared } from './context.ts';
import type { BasketballMatch } from './match.ts';
import { figure, staleAt } from './Row.css.ts';
import { RunningClock } from './RunningClock.tsx';
import { StartsIn } from './StateText.tsx';
import { usePeriodName } from './usePeriodName.ts';

interface BasketballStateProps {
  match: BasketballMatch;
  kind: MatchStatusKind;
  /** Periods begun so far. */
  periods: number;
}

/** State of a game: the quarter and its clock, the time until it begins, or the word for its end. */
export function BasketballState({ match, kind, periods }: BasketballStateProps) {
  const { t } = useLingui();
  const { stale, timeZone } = useShared();
  const format = useFormat(timeZone);
  const name = usePeriodName();
  const isPlayed = kind === 'live' || kind === 'extra';
  // Only the break after two quarters is half-time.
  const isShortBreak = kind === 'break' || (kind === 'halftime' && periods !== 2);
  const ended = name(periods);
  if (kind === 'scheduled') {
    return (
      <span className={stateLines}>
        <span className={figure}>{format.time(match.kickoffAt)}</span>
        <StartsIn at={match.kickoffAt} />
      </span>
    );
  }
  return (
    <span className={stateLines}>
      {isPlayed ? (
        <>
          <span className={period}>{name(kind === 'extra' ? Math.max(5, periods) : periods)}</span>
          {stale ? (
            <span className={staleAt}>{t`停在 ${stale}`}</span>
          ) : (
            <span className={clock}>
              <RunningClock match={match} />
            </span>
          )}
        </>
      ) : isShortBreak ? (
        <span className={period}>{t`${ended}完`}</span>
      ) : (
        <>
          <StatusChip status={{ kind, afterExtraTime: periods > 4 }} />
          <span className={staleAt}>{format.time(match.kickoffAt)}</span>
        </>
      )}
    </span>
  );
}
