import type { Running } from './platform.ts';

/** Repeats what this node does for itself alone, every so many ms. Rounds never overlap; one that fails goes to `onError` and the next tries again. What one node does for all is a job. */
export function repeat(every: number, work: () => Promise<void>, onError: (error: unknown) => void): Running {
  let current: Promise<void> | undefined;
  const timer = setInterval(() => {
    current ??= work()
      .catch(onError)
      .finally(() => (current = undefined));
  }, every).unref();
  return {
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}
