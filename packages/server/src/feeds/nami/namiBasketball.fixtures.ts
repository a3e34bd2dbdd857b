import type { NamiBasketball } from './nami.schema.ts';

/** A game of the test double: start (ms UTC), teams, and the points of each side in each period, overtime last. */
export interface FixtureGame {
  id: number;
  home: number;
  away: number;
  startsAt: number;
  periods: readonly (readonly [home: number, away: number])[];
}

const minute = 60_000;
/** Minutes that a quarter of ten and an overtime of five take with all their stops, and the break after each. */
const [quarterTakes, overtimeTakes, rest] = [20, 10, 5];
/** Status numbers during a period and after it; the end follows the last. */
const statuses = [
  [2, 3],
  [4, 5],
  [6, 7],
  [8, 8],
  [9, 9],
] as const;
const ended = 10;

const takes = (period: number) => (period < 4 ? quarterTakes : overtimeTakes);
const beginsAt = ({ startsAt }: FixtureGame, period: number) =>
  startsAt + Array.from({ length: period }, (_, index) => takes(index) + rest).reduce((sum, each) => sum + each, 0) * minute;

/** When a game is over, ms UTC. */
export const endOf = (game: FixtureGame): number => beginsAt(game, game.periods.length) - rest * minute;

/** Document of a game at an instant, in the provider's format: points fall evenly over a period. */
export function gameAt(game: FixtureGame, at: number): NamiBasketball {
  const done = (period: number) => Math.min(1, Math.max(0, (at - beginsAt(game, period)) / (takes(period) * minute)));
  const current = game.periods.findLastIndex((_, period) => at >= beginsAt(game, period));
  const status = at >= endOf(game) ? ended : current < 0 ? 1 : (statuses[current]?.[done(current) < 1 ? 0 : 1] ?? 9);
  const played = game.periods.slice(0, current + 1);
  const points = (side: 0 | 1) => played.map((scored, period) => Math.floor(scored[side] * done(period)));
  const left = current < 0 ? 0 : Math.round((current < 4 ? 600 : 300) * (1 - done(current)));
  return {
    id: game.id,
    score: [game.id, status, left, points(0), points(1)],
    stats: [
      [4, 5, 4],
      [5, Math.floor(4 * done(Math.max(0, current))), 1],
    ],
  };
}
