import { RateLimiterDrizzle, RateLimiterMemory } from 'rate-limiter-flexible';
import { addCounts, type Counting } from '../platform/counts.ts';
import type { Platform } from '../platform/platform.ts';
import { rateCounts } from '../platform/rate.tables.ts';

/** A counter as the library reads it. */
interface Stored {
  points: number;
  expire: Date;
}

/** Counts points for a key of a window, shared by all nodes. */
export type Count = (key: string, points: number, span: number) => Promise<Stored>;

type Waiting = Counting & { resolve: (stored: Stored) => void; reject: (reason: unknown) => void };

/**
 * Counts in PostgreSQL. Requests of one turn of the event loop go in one statement, so that a call's account and address, and those of its
 * neighbours, cost one round trip. A count that takes longer than `patience` (ms) fails.
 */
export function createSharedCount({ db, clock }: Pick<Platform, 'db' | 'clock'>, patience: number): Count {
  let waiting: Waiting[] = [];

  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = [];
    const sums = new Map<string, Counting>();
    for (const { subject, add, span } of batch) sums.set(subject, { subject, span, add: add + (sums.get(subject)?.add ?? 0) });
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('counting took too long')), patience);
    try {
      const now = clock.now();
      const counted = await Promise.race([addCounts(db, rateCounts, [...sums.values()], now), late.promise]);
      for (const one of batch.toReversed()) {
        const known = counted.get(one.subject);
        if (!known) throw new Error('a counter was not given back');
        // Each count gets the total after it, as if they had come one by one.
        one.resolve({ points: known.used, expire: new Date(Date.now() + known.until - now) });
        known.used -= one.add;
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return (subject, add, span) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void flush());
      waiting.push({ subject, add, span, resolve, reject });
    });
}

/** A rate limit. */
export interface Allowance {
  points: number;
  seconds: number;
}

/**
 * A limiter of the library with counters of our own. A caller over the limit costs no query until the window ends; while the database is
 * away this node counts alone.
 */
export class SharedLimiter extends RateLimiterDrizzle {
  private readonly count: Count;
  // Made by the library and not in its types.
  declare private readonly getInMemoryBlockMsBeforeExpire: (key: string) => number;

  constructor(name: string, { points, seconds }: Allowance, count: Count) {
    const options = { keyPrefix: name, points, duration: seconds };
    super({
      ...options,
      storeClient: {},
      schema: rateCounts,
      clearExpiredByTimeout: false,
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    this.count = count;
  }

  /** The only method that the library calls on its store to consume points. */
  protected _upsert(key: string, points: number, span: number): Promise<Stored> {
    return this.count(key, points, span);
  }

  /** Milliseconds for which a key is known to be over, without a query. */
  rest(key: string): number {
    return this.getInMemoryBlockMsBeforeExpire(this.getKey(key));
  }
}
