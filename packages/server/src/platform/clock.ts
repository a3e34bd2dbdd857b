/** Time of the server; injected so that tests and screenshots can stop it or speed it up. */
export interface Clock {
  /** Milliseconds UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that starts at an instant and runs at the machine's pace, for screenshots of a fixed moment. */
export function clockFrom(start: number): Clock {
  const begun = performance.now();
  return { now: () => Math.round(start + performance.now() - begun) };
}
