import { useLingui } from '@lingui/react/macro';
import { useFormat, useNow } from '../../format/index.ts';
import { StatusChip, type MatchStatusKind } from '../StatusChip/index.ts';
import { clock, period, stateLines } from './BasketballRow.css.ts';
import { useShared, useLive } from './context.ts';
import type { BasketballMatch } from './match.ts';
import { figure, staleAt } from './Row.css.ts';
import { StartsIn } from './StateText.tsx';
import { usePeriodName } from './usePeriodName.ts';
import { clockText } from './clock.ts';

/** The clock of a game; while it runs it counts down by itself, and every update from the feed corrects it. */
function RunningClock({ match }: { match: BasketballMatch }) {
  const now = useNow(1_000);
  const clock = useLive(match, 'clock', match.clock, (value) => value ?? null);
  return clock && <>{clockText(clock, now)}</>;
}

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
