import type { GameClock } from './match.ts';

const second = 1_000;
const two = (value: number) => String(value).padStart(2, '0');

/** Formats the time left of a period at an instant: 05:23. */
export function clockText({ left, runs, at }: GameClock, now: number): string {
  const seconds = Math.max(0, Math.ceil(runs ? left - Math.max(0, now - at) / second : left));
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
