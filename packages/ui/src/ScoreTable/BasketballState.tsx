import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../format/index.ts';
import { StatusChip, type MatchStatusKind } from '../StatusChip/index.ts';
import { clock, period, stateLines } from './BasketballRow.css.ts';
import { useShared } from './context.ts';
import { LiveText } from './LiveText.tsx';
import type { BasketballMatch } from './match.ts';
import { figure, staleAt } from './Row.css.ts';
import { StartsIn } from './StateText.tsx';

const clockText = (value: string | undefined): string => value ?? '';

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
  const isPlayed = kind === 'live' || kind === 'extra';
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
          <span className={period}>{names[periods - 1] ?? t({ id: 'quarter.overtime', message: '加时' })}</span>
          {stale ? (
            <span className={staleAt}>{t`停在 ${stale}`}</span>
          ) : (
            <span className={clock}>
              <LiveText id={match.id} field="clock" base={match.clock} text={clockText} />
            </span>
          )}
        </>
      ) : (
        <>
          <StatusChip status={{ kind, afterExtraTime: periods > 4 }} />
          <span className={staleAt}>{format.time(match.kickoffAt)}</span>
        </>
      )}
    </span>
  );
}
