import type { Running } from './running.types.ts';

/**
 * Repeats work of this node alone, every so many ms; the first round comes after one interval, or at once with `atOnce`. Rounds never
 * overlap; an error goes to `onError` and the next round tries again. Work that one node does for all is a job.
 */
export function repeat(every: number, work: () => Promise<void>, onError: (error: unknown) => void, { atOnce = false } = {}): Running {
  let current: Promise<void> | undefined;
  const round = () => {
    current ??= work()
      .catch(onError)
      .finally(() => (current = undefined));
  };
  const timer = setInterval(round, every).unref();
  if (atOnce) round();
  return {
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}
