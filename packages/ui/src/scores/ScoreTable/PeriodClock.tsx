import { useNow } from '../../format/index.ts';
import { clockText } from './clock.ts';
import { clock as digits, period as word } from './BasketballRow.css.ts';
import type { GameClock } from './match.ts';
import { usePeriodName } from './usePeriodName.ts';

export interface PeriodClockProps {
  /** Number of the running period, from 1; 5 is the first overtime. */
  period: number;
  clock: GameClock;
}

/** The running period of a basketball game and its remaining time, outside a table. */
export function PeriodClock({ period, clock }: PeriodClockProps) {
  const now = useNow(1_000);
  const name = usePeriodName();
  return (
    <span>
      <span className={word}>{name(period)}</span> <span className={digits}>{clockText(clock, now)}</span>
    </span>
  );
}
