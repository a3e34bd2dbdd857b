import type { Side } from '../Crest/team.ts';

/** Pressure of a side in one minute. */
export interface MomentumMinute {
  /** Minute of play, from 1; stoppage time of the first half counts on from 45 in `added`. */
  minute: number;
  /** -1 away pressed with all it has, 0 even, 1 home. */
  value: number;
}

/** Share of the width that the half-time gap takes. */
const gap = 0.024;

/** Position of the middle of a minute, 0 to 1; a gap parts the halves, and extra time follows the second. */
export function minuteX(minute: number, length: number): number {
  const usable = 1 - gap;
  return ((minute - 0.5) / length) * usable + (minute > 45 ? gap : 0);
}

/** Position of half-time, 0 to 1. */
export const halfTimeX = (length: number): number => (45 / length) * (1 - gap) + gap / 2;

/** Minutes in which a side pressed hardest, at most `count` and apart from each other, for highlighting. */
export function peaks(minutes: readonly MomentumMinute[], count = 2): ReadonlySet<number> {
  const of = (side: Side) => {
    const taken: number[] = [];
    const strongest = minutes
      .filter(({ value }) => (side === 'home' ? value > 0.35 : value < -0.35))
      .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value));
    for (const { minute } of strongest) {
      if (taken.length < count && taken.every((other) => Math.abs(other - minute) > 3)) taken.push(minute);
    }
    return taken;
  };
  return new Set([...of('home'), ...of('away')]);
}

/** Share of each side's pressure per span of minutes, for the table of screen readers: 0 to 100. */
export function spans(minutes: readonly MomentumMinute[], every = 15): { from: number; to: number; home: number }[] {
  const last = Math.max(0, ...minutes.map(({ minute }) => minute));
  return Array.from({ length: Math.ceil(last / every) }, (_, index) => {
    const [from, to] = [index * every + 1, (index + 1) * every];
    const own = minutes.filter(({ minute }) => minute >= from && minute <= to);
    const home = own.reduce((sum, { value }) => sum + Math.max(0, value), 0);
    const away = own.reduce((sum, { value }) => sum + Math.max(0, -value), 0);
    return { from, to, home: home + away === 0 ? 50 : Math.round((home / (home + away)) * 100) };
  });
}

/** Aspect ratio of the drawing of a usual match. */
export const usualShape = 960 / 282;
