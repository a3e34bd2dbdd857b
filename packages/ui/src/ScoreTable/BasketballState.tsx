import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../format/index.ts';
import { StatusChip, type MatchStatusKind } from '../StatusChip/index.ts';
import { clock, period, stateLines } from './BasketballRow.css.ts';
import { useShared } from './context.ts';
import type { BasketballMatch } from './match.ts';
import { figure, staleAt } from './Row.css.ts';
import { RunningClock } from './RunningClock.tsx';
import { StartsIn } from './StateText.tsx';

interface BasketballStateProps {
  match: BasketballMatch;
  kind: MatchStatusKind;
  /** Periods begun so far. */
  periods: number;
}

/** Where a game stands: the quarter and its clock, the time until it begins, or the word for how it ended. */
export function BasketballState({ match, kind, periods }: BasketballStateProps) {
  const { t } = useLingui();
  const { stale, timeZone } = useShared();
  const format = useFormat(timeZone);
  const names = [t`第一节`, t`第二节`, t`第三节`, t`第四节`];
  const name = names[periods - 1] ?? '';
  const number = periods - 4;
  const overtime = number > 1 ? t`加时${number}` : t({ id: 'quarter.overtime', message: '加时' });
  const isPlayed = kind === 'live' || kind === 'extra';
  // Only the break after two quarters is half-time.
  const isShortBreak = kind === 'halftime' && periods !== 2;
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
          <span className={period}>{kind === 'extra' ? overtime : name}</span>
          {stale ? (
            <span className={staleAt}>{t`停在 ${stale}`}</span>
          ) : (
            <span className={clock}>
              <RunningClock match={match} />
            </span>
          )}
        </>
      ) : isShortBreak ? (
        <span className={period}>{t`${name}完`}</span>
      ) : (
        <>
          <StatusChip status={{ kind, afterExtraTime: periods > 4 }} />
          <span className={staleAt}>{format.time(match.kickoffAt)}</span>
        </>
      )}
    </span>
  );
}
