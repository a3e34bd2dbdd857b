import type { Random } from '../../../platform/random.ts';
import { otherSide, type Side } from '../football/incidents.ts';
import type { CourtPlayer, CourtPosition } from './roster.ts';

/** A play, with players by index in their rosters. The box score derives its figures from it. */
export type Play =
  | { kind: 'made'; side: Side; player: number; points: 2 | 3; assist: number | null }
  | { kind: 'missed'; side: Side; player: number; points: 2 | 3; rebound: { side: Side; player: number }; block: number | null }
  | { kind: 'free'; side: Side; player: number; made: boolean }
  | { kind: 'turnover'; side: Side; player: number; steal: number | null }
  | { kind: 'foul'; side: Side; player: number };

/** Whom a possession is played by. */
export interface Court {
  rosters: Readonly<Record<Side, readonly CourtPlayer[]>>;
  /** Indexes of the five on the court. */
  fives: Readonly<Record<Side, readonly number[]>>;
}

/** Result of a possession. */
export interface Possession {
  plays: Play[];
  /** Free throws that follow while the clock stands still. */
  free: Play[];
  /** The ball is dead and the clock stops, by a foul or out of bounds. */
  stops: boolean;
  /** Whose ball it is next. */
  next: Side;
}

type Weights = Readonly<Record<CourtPosition, number>>;
const threes: Weights = { guard: 1.3, forward: 1, center: 0.25 };
const twos: Weights = { guard: 0.8, forward: 1, center: 1.5 };
const passing: Weights = { guard: 3, forward: 1.4, center: 1 };
const rebounding: Weights = { guard: 1, forward: 1.8, center: 3 };
const blocking: Weights = { guard: 0.4, forward: 1, center: 3 };
const stealing: Weights = { guard: 2, forward: 1.2, center: 0.7 };

/** Chances of a possession's results; shots share the rest. */
const chances = {
  turnover: 0.125,
  fouled: 0.115,
  foul: 0.08,
  out: 0.07,
  three: 0.37,
  offensive: 0.25,
  assisted: 0.62,
  free: 0.78,
} as const;
/** Average points of a possession that ends at the free-throw line. */
const fromTheLine = chances.fouled * 2 * chances.free;

/** Share of shots that go in so that a possession is worth the given points on average, put-backs included. */
function accuracy(worth: number): number {
  const shots = 1 - chances.turnover - chances.fouled;
  const value = 2 * (1 - chances.three) + 3 * chances.three * 0.72;
  return (worth - fromTheLine) / (shots * value);
}

/** Draws one possession of a side, with an average worth in points. */
export function drawPossession(random: Random, court: Court, side: Side, worth: number): Possession {
  const other = otherSide[side];
  const pick = (of: Side, weigh: (player: CourtPlayer) => number, but = -1) =>
    random.pick(
      court.fives[of].filter((index) => index !== but),
      (index) => weigh(court.rosters[of][index] as CourtPlayer),
    );
  const by = (weights: Weights) => (player: CourtPlayer) => weights[player.position];
  const even = () => 1;
  const before: Play[] = random.happens(chances.foul) ? [{ kind: 'foul', side: other, player: pick(other, even) }] : [];
  const stops = before.length > 0 || random.happens(chances.out);
  const draw = random.unit();
  if (draw < chances.turnover) {
    const steal = random.happens(0.55) ? pick(other, by(stealing)) : null;
    return {
      plays: [...before, { kind: 'turnover', side, player: pick(side, ({ usage }) => usage), steal }],
      free: [],
      stops: stops || steal === null,
      next: other,
    };
  }
  if (draw < chances.turnover + chances.fouled) {
    const player = pick(side, ({ usage, position }) => usage * twos[position]);
    const free = [0, 1].map((): Play => ({ kind: 'free', side, player, made: random.happens(chances.free) }));
    return { plays: [...before, { kind: 'foul', side: other, player: pick(other, even) }], free, stops: true, next: other };
  }
  const points = random.happens(chances.three) ? 3 : 2;
  const shape = points === 3 ? threes : twos;
  const player = pick(side, ({ usage, position }) => usage * shape[position]);
  if (random.happens(accuracy(worth) * (points === 3 ? 0.72 : 1))) {
    const assist = random.happens(chances.assisted) ? pick(side, by(passing), player) : null;
    return { plays: [...before, { kind: 'made', side, player, points, assist }], free: [], stops, next: other };
  }
  const winner = random.happens(chances.offensive) ? side : other;
  const block = points === 2 && random.happens(0.09) ? pick(other, by(blocking)) : null;
  return {
    plays: [...before, { kind: 'missed', side, player, points, rebound: { side: winner, player: pick(winner, by(rebounding)) }, block }],
    free: [],
    stops,
    next: winner,
  };
}
