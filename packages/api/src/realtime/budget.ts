import type { RealtimeClock } from './clock.ts';

/** Rate limit: recent uses against a maximum. */
export interface Budget {
  /** Takes one if there is one left. */
  take(): boolean;
}

/** Allows `most` within any `span` ms. */
export function createBudget(clock: RealtimeClock, most: number, span: number): Budget {
  let taken: number[] = [];
  return {
    take() {
      const now = clock.now();
      taken = taken.filter((at) => at > now - span);
      if (taken.length >= most) return false;
      taken.push(now);
      return true;
    },
  };
}
