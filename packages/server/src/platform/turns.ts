/** Semaphore: limits the work of one sort under way at once; the rest waits here in order of arrival, before it takes a connection. */
export interface Turns {
  /**
   * Runs a piece of work when a place is free.
   * @throws the error of `late` when no place is free in time
   */
  take<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Semaphore of this process alone. Work that begins all at once shares the processors, so that everything ends late; one after the other
 * most of it ends early.
 * @param width most pieces of work at once
 * @param patience longest wait for a place, ms
 */
export function createTurns(width: number, patience: number, late: () => Error): Turns {
  let free = width;
  const waiting = new Set<() => void>();

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(go);
        reject(late());
      }, patience);
      waiting.add(go);
    });

  return {
    async take(work) {
      if (free > 0) free -= 1;
      else await turn();
      try {
        return await work();
      } finally {
        // The place passes directly to the first in the queue, so that nobody who comes meanwhile gets ahead.
        const [next] = waiting;
        if (next) next();
        else free += 1;
      }
    },
  };
}
