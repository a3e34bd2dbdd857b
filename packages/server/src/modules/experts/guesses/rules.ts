import { guessPoints } from '@pitchside/api/experts/guesses';
import type { OddsMarket, Sport } from '@pitchside/api/scores/matches';
import type { PickSide } from '@pitchside/api/experts/plans';
import { outcomeOf, sidesOf, type Score } from '../plans/index.ts';
import type { Outcomes } from './guesses.tables.ts';

/** Question about a match. */
export interface Asked {
  play: OddsMarket;
  line: number | null;
}

/** Possible answers. */
export const sidesFor = (play: OddsMarket, sport: Sport): readonly PickSide[] => sidesOf(play, sport === 'football');

/** Points of a right answer: more with three sides. */
export const pointsFor = (play: OddsMarket, sport: Sport): number =>
  sidesFor(play, sport).length > 2 ? guessPoints.three : guessPoints.two;

/** Outcome of each side, by the same rule as plans. */
export const outcomesOf = ({ play, line }: Asked, sport: Sport, score: Score): Outcomes =>
  Object.fromEntries(sidesFor(play, sport).map((side) => [side, outcomeOf({ play, side, line }, score)]));

/** Outcome of an answer: half won is right, half lost is wrong, and a push on a whole line is void. */
export const endOf = (outcomes: Outcomes, side: PickSide): 'won' | 'lost' | 'void' => {
  const outcome = outcomes[side];
  if (outcome === undefined || outcome === 'void') return 'void';
  return outcome === 'won' || outcome === 'half_won' ? 'won' : 'lost';
};

/** Contribution of an answer to the ladder; a void one adds nothing. */
export interface Counted {
  points: number;
  won: number;
  settled: number;
}

const nothing: Counted = { points: 0, won: 0, settled: 0 };

/** Contribution of answers on a side; zero without outcomes. */
export function countedBy(outcomes: Outcomes | null, side: PickSide, points: number): Counted {
  const end = outcomes && endOf(outcomes, side);
  if (end === 'won') return { points, won: 1, settled: 1 };
  return end === 'lost' ? { ...nothing, settled: 1 } : nothing;
}
