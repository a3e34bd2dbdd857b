import type { OddsMarket } from '@pitchside/api/scores/matches';
import type { PickOutcome, PickSide, PlanResult } from '@pitchside/api/experts/plans';
import type { Score } from '../../scores/results/index.ts';

export type { Score };

/** Fields of a pick that settle it. */
export interface Picked {
  play: OddsMarket;
  side: PickSide;
  /** Handicap of the home side, or the total, in goals or points and quarters; null without one. */
  line: number | null;
}

/** Sides of a market; a draw only in sports that have it. */
export const sidesOf = (play: OddsMarket, hasDraw: boolean): readonly PickSide[] =>
  play === 'size' ? ['over', 'under'] : play === 'european' && hasDraw ? ['home', 'draw', 'away'] : ['home', 'away'];

/**
 * Outcome of a lead over the line, in quarters. One quarter over wins half of the stake, because the stake is split onto the two
 * neighbouring lines.
 */
const byQuarters = (quarters: number): PickOutcome =>
  quarters >= 2 ? 'won' : quarters === 1 ? 'half_won' : quarters === 0 ? 'void' : quarters === -1 ? 'half_lost' : 'lost';

/**
 * Outcome of a pick by a score: the one rule for plans and guesses.
 * @throws RangeError for a line that is missing or is no multiple of a quarter
 */
export function outcomeOf({ play, side, line }: Picked, { home, away }: Score): PickOutcome {
  if (play === 'european') {
    const winner = home > away ? 'home' : home < away ? 'away' : 'draw';
    return winner === side ? 'won' : 'lost';
  }
  const quarters = line === null ? Number.NaN : line * 4;
  if (!Number.isInteger(quarters)) throw new RangeError(`a line of ${line}`);
  const over = (play === 'asian' ? home - away : home + away) * 4 - quarters;
  return byQuarters(side === 'home' || side === 'over' ? over : -over);
}

/** Result of a plan by the total gain of its picks. */
export const resultOf = (gained: number): PlanResult => (gained > 0 ? 'won' : gained < 0 ? 'lost' : 'void');
