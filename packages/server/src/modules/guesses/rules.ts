import { guessPoints } from '@pitchside/api/guesses';
import type { OddsMarket, Sport } from '@pitchside/api/matches';
import type { PickSide } from '@pitchside/api/plans';
import { outcomeOf, sidesOf, type Score } from '../plans/index.ts';
import type { Outcomes } from './guesses.tables.ts';

/** What is asked of a match. */
export interface Asked {
  play: OddsMarket;
  line: number | null;
}

/** Sides that can be answered. */
export const sidesFor = (play: OddsMarket, sport: Sport): readonly PickSide[] => sidesOf(play, sport === 'football');

/** What a right answer earns: more where there are three. */
export const pointsFor = (play: OddsMarket, sport: Sport): number =>
  sidesFor(play, sport).length > 2 ? guessPoints.three : guessPoints.two;

/** How each side ended, by the rule that plans are settled by. */
export const outcomesOf = ({ play, line }: Asked, sport: Sport, score: Score): Outcomes =>
  Object.fromEntries(sidesFor(play, sport).map((side) => [side, outcomeOf({ play, side, line }, score)]));

/** How an answer ended: half won is right, half lost is not, and a whole line that was met leaves it void. */
export const endOf = (outcomes: Outcomes, side: PickSide): 'won' | 'lost' | 'void' => {
  const outcome = outcomes[side];
  if (outcome === undefined || outcome === 'void') return 'void';
  return outcome === 'won' || outcome === 'half_won' ? 'won' : 'lost';
};

/** What an answer on a side counts on the ladder; a void one counts nothing. */
export interface Counted {
  points: number;
  won: number;
  settled: number;
}

const nothing: Counted = { points: 0, won: 0, settled: 0 };

/** What answers on a side count by outcomes; nothing before there are any. */
export function countedBy(outcomes: Outcomes | null, side: PickSide, points: number): Counted {
  const end = outcomes && endOf(outcomes, side);
  if (end === 'won') return { points, won: 1, settled: 1 };
  return end === 'lost' ? { ...nothing, settled: 1 } : nothing;
}
