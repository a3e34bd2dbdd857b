import type { BasketballDivision } from '../../../catalogue/basketball/divisions.ts';
import { people } from '../../../catalogue/names/people.ts';
import type { Names } from '../../../text/local.ts';
import { randomFor, type Random } from '../../../platform/random.ts';
import { inventNames } from '../football/squad.ts';

/** Position of a player. */
export type CourtPosition = 'guard' | 'forward' | 'center';

/** A player of a basketball team, with his share of the game. */
export interface CourtPlayer {
  name: Names;
  number: number;
  position: CourtPosition;
  /** Share of his team's shots while he is on the court. */
  usage: number;
}

/** Positions of the starters, then of the bench. */
const places: readonly CourtPosition[] = [
  'guard',
  'guard',
  'forward',
  'forward',
  'center',
  'guard',
  'forward',
  'center',
  'guard',
  'forward',
  'forward',
  'center',
];
const starterUsage = [30, 22, 17, 14, 12] as const;
const benchUsage = [14, 12, 10, 9, 8, 7, 6] as const;
const shirts = [
  0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 20, 21, 22, 23, 24, 25, 30, 31, 32, 33, 34, 35, 41, 42, 44, 55,
] as const;

/** Players of a team who start. */
export const starters = 5;
/** Bench players in an even game; the others come on only when it is decided. */
const rotation = 5;

/** The twelve players of a team, invented; the same in every game of a seed. */
export function rosterOf(
  seed: string,
  { people: region, isWomen }: Pick<BasketballDivision, 'people' | 'isWomen'>,
  teamId: string,
): CourtPlayer[] {
  const random = randomFor(seed, 'roster', teamId);
  const stock = people[region];
  const names = inventNames(random, stock, (isWomen ? stock.women : undefined) ?? stock.men, places.length);
  const numbers = random.shuffled(shirts);
  const usage = [...random.shuffled(starterUsage), ...benchUsage];
  return places.map((position, index) => ({
    name: names[index] ?? { zh: '', en: '', vi: '' },
    number: numbers[index] ?? index,
    position,
    usage: usage[index] ?? 5,
  }));
}

/** Number of starters on the court in each third of a quarter. */
const startersOn: readonly (readonly [number, number, number])[] = [
  [5, 2, 3],
  [2, 4, 5],
  [5, 3, 2],
  [2, 4, 5],
];
const lateLead = 22;

/**
 * The five players on the court in a third of a period (both from 0), by index in the roster. Overtimes belong to the starters, the end of
 * decided games to the bench.
 */
export function fiveOf(random: Random, period: number, third: number, lead: number): number[] {
  if (period === 3 && third > 0 && Math.abs(lead) >= lateLead) return [7, 8, 9, 10, 11];
  const own = startersOn[period]?.[third] ?? starters;
  const first = random.shuffled([0, 1, 2, 3, 4]).slice(0, own);
  const bench = random.shuffled(Array.from({ length: rotation }, (_, index) => starters + index)).slice(0, starters - own);
  return [...first, ...bench];
}
