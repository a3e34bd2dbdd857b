import { randomFor } from '../../platform/random.ts';

/** Milliseconds for which a room's popularity stays the same; changes are not sent more often. */
export const popularityStep = 30_000;

/** Slow waves of different lengths (ms) that together look like people coming and going. */
const waves = [
  { length: 47 * 60_000, size: 0.14 },
  { length: 17 * 60_000, size: 0.08 },
  { length: 5 * 60_000, size: 0.04 },
];

/**
 * Popularity of a demo room at an instant: the same seed, room and time give the same figure.
 * @param rank place of its match among the hot ones, from 0; undefined without a match
 */
export function roomPopularity(seed: number, room: { nickname: string; heat: number }, now: number, rank: number | undefined): number {
  const random = randomFor(seed, 'heat', room.nickname);
  const sway = waves.reduce((all, { length, size }) => all + Math.sin((now / length + random.unit()) * 2 * Math.PI) * size, 1);
  const pull = rank === undefined ? 0.75 : 1.2 / (1 + rank * 0.06);
  const jitter = 0.98 + randomFor(seed, 'jitter', room.nickname, Math.floor(now / popularityStep)).unit() * 0.04;
  return Math.round(room.heat * sway * pull * jitter);
}
