/** Time as the socket client reads and waits for it; tests bring their own. */
export interface RealtimeClock {
  /** Milliseconds UTC. */
  now(): number;
  /** Calls `work` after `ms`; gives a handle for `clearTimeout`. */
  setTimeout(work: () => void, ms: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** The clock of the machine. */
export const systemClock: RealtimeClock = {
  now: () => Date.now(),
  setTimeout: (work, ms) => globalThis.setTimeout(work, ms),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof globalThis.setTimeout>),
};

/** A wait that can be started anew or given up; at most one is under way. */
export interface Timer {
  readonly running: boolean;
  start(ms: number, work: () => void): void;
  stop(): void;
}

/** Makes a stopped timer on a clock. */
export function createTimer(clock: RealtimeClock): Timer {
  let handle: { id: unknown } | undefined;
  const stop = () => {
    if (handle) clock.clearTimeout(handle.id);
    handle = undefined;
  };
  return {
    get running() {
      return handle !== undefined;
    },
    stop,
    start(ms, work) {
      stop();
      handle = {
        id: clock.setTimeout(() => {
          handle = undefined;
          work();
        }, ms),
      };
    },
  };
}
