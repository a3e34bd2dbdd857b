/** Time of the server; injected so that tests and pictures can stand still or run fast. */
export interface Clock {
  /** Milliseconds UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that starts at an instant and goes on at the machine's pace, for pictures of a fixed moment. */
export function clockFrom(start: number): Clock {
  const begun = performance.now();
  return { now: () => Math.round(start + performance.now() - begun) };
}
