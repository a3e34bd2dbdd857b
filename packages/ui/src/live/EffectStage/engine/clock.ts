import type { StageClock } from './director.ts';

/** The machine's own clock. */
export const machineClock: StageClock = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
