/** Converts the clock's time to the simulated world's time and back. */
export interface Pace {
  /** Simulated instant, ms UTC, at an instant of the clock. */
  toSimulated(now: number): number;
  /** Instant of the clock, whole ms UTC, at which a simulated instant comes. */
  toClock(at: number): number;
  /** Names the world: worlds of another seed or another speed have other matches. */
  seed: string;
}

/** Instant at which both times are equal, whatever the speed. */
export const origin = Date.UTC(2026, 0, 1);

/**
 * At speed 1 both times are the same. At another speed s the simulated time is `origin + (now - origin) * s`, with an origin that never
 * moves: a restart on any day finds the matches where they were. Deliveries use the clock's time, so that a match of speed 10 really begins
 * when its fixture says, and ends eleven minutes later.
 */
export function createPace(seed: number, speed: number): Pace {
  if (speed === 1) return { toSimulated: (now) => now, toClock: (at) => at, seed: String(seed) };
  return {
    toSimulated: (now) => origin + (now - origin) * speed,
    toClock: (at) => Math.round(origin + (at - origin) / speed),
    // Numbers of matches begin with it, and no number has a dot.
    seed: `${seed}x${speed}`.replace('.', '_'),
  };
}
