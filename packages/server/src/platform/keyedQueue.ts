import pLimit, { type LimitFunction } from 'p-limit';

/** Queues work that would wait for the same row, in order of arrival, before it takes a connection. */
export interface KeyedQueue {
  /**
   * Runs a piece of work once those before it with the same key have settled.
   * @throws the error of `full` where the queue of the key is full
   */
  wait<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Number of keys with waiting or running work. */
  readonly size: number;
}

/**
 * A queue per key, of this process alone; between nodes the database decides, as it does without a queue. Work that waits in the database
 * holds a connection each, and sixteen waiting for one row leave none to everybody else.
 * @param most longest queue of one key, its running work included
 */
export function createKeyedQueue(most = Infinity, full = () => new Error('the queue is full')): KeyedQueue {
  const queues = new Map<string, LimitFunction>();
  const lengthOf = (queue: LimitFunction) => queue.activeCount + queue.pendingCount;
  return {
    get size() {
      return queues.size;
    },
    async wait(key, work) {
      const queue = queues.get(key) ?? pLimit(1);
      if (lengthOf(queue) >= most) throw full();
      queues.set(key, queue);
      try {
        return await queue(work);
      } finally {
        if (lengthOf(queue) === 0 && queues.get(key) === queue) queues.delete(key);
      }
    },
  };
}
