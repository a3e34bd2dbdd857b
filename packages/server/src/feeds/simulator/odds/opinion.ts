import type { Random } from '../../../platform/random.ts';

export const minute = 60_000;
export const hour = 60 * minute;

/** A slow swing of opinion around 0. */
export type Wave = (at: number) => number;

/** An opinion that swings by `size` at most, in swings of about the given lengths (ms). */
export function wave(random: Random, size: number, lengths: readonly number[]): Wave {
  const swings = lengths.map((length) => ({ length: length * (0.7 + random.unit() * 0.6), phase: random.unit() * 2 * Math.PI }));
  return (at) => (size / swings.length) * swings.reduce((sum, { length, phase }) => sum + Math.sin((at / length) * 2 * Math.PI + phase), 0);
}

/** Share of the market's kick-off knowledge that it has at an instant: grows from a day before it, 0 to 1. */
export const knownAt = (at: number, kickoffAt: number): number => Math.min(1, Math.max(0, 1 - (kickoffAt - at) / (24 * hour)));
