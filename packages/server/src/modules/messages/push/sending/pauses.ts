/** Failures in a row of one push service after which it is left alone, and its first and longest pause, ms. */
const [patience, shortest, longest] = [4, 5_000, 300_000];

/** Pauses before the next tries of a message, ms: 2 s, then twice as long each time, at most ten minutes. */
export const pauseAfter = (attempts: number): number => Math.min(600_000, 2_000 * 2 ** Math.max(0, attempts - 1));

/** Push services that fail: each is left alone for a pause that grows, so that a dead one keeps nobody else waiting. */
export function createPauses() {
  const known = new Map<string, { failures: number; until: number }>();
  return {
    /** Until when a push service is left alone, ms; 0 for one that is not. */
    until: (origin: string, now: number): number => {
      const { until = 0 } = known.get(origin) ?? {};
      return until > now ? until : 0;
    },
    note(origin: string, isReached: boolean, now: number): void {
      if (isReached) return void known.delete(origin);
      if (known.size > 500) known.clear();
      const { failures = 0, until = 0 } = known.get(origin) ?? {};
      // Answers to what was sent before the pause began do not make it longer.
      if (until > now) return;
      const next = failures + 1;
      known.set(origin, { failures: next, until: next < patience ? 0 : now + Math.min(longest, shortest * 2 ** (next - patience)) });
    },
  };
}
