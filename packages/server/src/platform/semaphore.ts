import pLimit from 'p-limit';

/**
 * Semaphore of this process alone whose callers wait in order of arrival, but not for ever. Work that begins all at once shares the
 * processors, so that everything ends late; one after the other most of it ends early.
 * @param width most pieces of work at once
 * @param patience longest wait for a place, ms
 * @param late error of a caller whose place was not free in time
 */
export function createSemaphore(width: number, patience: number, late: () => Error) {
  const limit = pLimit(width);
  return <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(late());
      }, patience);
      void limit(async () => {
        clearTimeout(timer);
        if (!isLate) await work().then(resolve, reject);
      });
    });
}
