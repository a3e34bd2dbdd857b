import type { Running } from './running.types.ts';

/** Repeats what this node does for itself alone, every so many ms, the first time after as long or with `atOnce` right away. Rounds never overlap; one that fails goes to `onError` and the next tries again. What one node does for all is a job. */
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
