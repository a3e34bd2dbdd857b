/** Queues work that would wait for the same row, in order of arrival, before it takes a connection. */
export interface KeyedQueue {
  /**
   * Runs a piece of work once those before it with the same key have settled.
   * @throws the error of `full` where the queue of the key is full
   */
  wait<T>(key: string, work: () => Promise<T>, full: () => Error): Promise<T>;
  /** Number of keys with waiting or running work. */
  readonly size: number;
}

/**
 * A queue per key, of this process alone; between nodes the database decides, as it does without a queue. Work that waits in the database
 * holds a connection each, and sixteen waiting for one row leave none to everybody else.
 * @param most longest queue of one key
 */
export function createKeyedQueue(most: number): KeyedQueue {
  const lines = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return {
    get size() {
      return lines.size;
    },
    async wait(key, work, full) {
      const line = lines.get(key) ?? { waiting: 0, last: Promise.resolve() };
      if (line.waiting >= most) throw full();
      lines.set(key, line);
      line.waiting += 1;
      const mine = line.last.then(work);
      // The next in the queue waits for the end of this work, not for its success.
      line.last = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        line.waiting -= 1;
        if (line.waiting === 0) lines.delete(key);
      }
    },
  };
}
