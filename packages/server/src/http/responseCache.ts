import { LRUCache } from 'lru-cache';
import type { Platform } from '../platform/platform.ts';
import { createActed, type Acted } from './acted.ts';
import type { Written } from './written.ts';

/** Limits of the response cache: `life` of an answer in ms, number of answers, and their bytes (`Written.size`). */
export const cacheLimits = { life: 1_000, most: 2_000, bytes: 32 * 2 ** 20 };

/** Response cache for answers that several callers share; each node has its own. */
export interface ResponseCache {
  /**
   * Answer of a key: the cached one, the one in the making, or a new one. Only answers are cached, never errors.
   * @param namesOf names on the bus whose wake-up invalidates the answer
   */
  get(key: string, namesOf: () => readonly string[], make: () => Promise<Written>): Written | Promise<Written>;
  /** Whether the answer of a key is cached, so that it costs next to nothing. */
  has(key: string): boolean;
  /** Whether an answer is the cached one of its key. */
  isCurrent(key: string, answer: Written): boolean;
  /** Members whose cached answers may be too old, because they wrote something since. */
  acted: Acted;
  stop(): void;
}

interface Entry {
  key: string;
  names: readonly string[];
  /** Start of its making; its data may have been read right then. */
  since: number;
  /** Invalidated in the meantime: callers who wait already may still get it, later ones do not. */
  isOld: boolean;
}
interface Cached {
  entry: Entry;
  answer: Written;
}

/**
 * Caches answers for a second, or until the bus wakes one of their names.
 * @param now a monotonic clock, ms
 */
export function createResponseCache({ bus }: Pick<Platform, 'bus'>, now: () => number = () => performance.now()): ResponseCache {
  const pending = new Map<string, { entry: Entry; answer: Promise<Written> }>();
  const byName = new Map<string, Set<Entry>>();
  const cache = new LRUCache<string, Cached>({
    max: cacheLimits.most,
    maxSize: cacheLimits.bytes,
    sizeCalculation: ({ answer }) => answer.size,
    ttl: cacheLimits.life,
    ttlResolution: 0,
    perf: { now },
    dispose: ({ entry }) => unfollow(entry),
  });

  function follow(entry: Entry): void {
    for (const name of entry.names) byName.set(name, (byName.get(name) ?? new Set()).add(entry));
  }

  function unfollow(entry: Entry): void {
    for (const name of entry.names) {
      const others = byName.get(name);
      others?.delete(entry);
      if (others?.size === 0) byName.delete(name);
    }
  }

  function end(entry: Entry): void {
    entry.isOld = true;
    if (pending.get(entry.key)?.entry === entry) pending.delete(entry.key);
    if (cache.peek(entry.key, { allowStale: true })?.entry === entry) cache.delete(entry.key);
    unfollow(entry);
  }

  async function begin(entry: Entry, make: () => Promise<Written>): Promise<Written> {
    try {
      const answer = await make();
      if (!entry.isOld) cache.set(entry.key, { entry, answer }, { start: entry.since });
      return answer;
    } finally {
      if (pending.get(entry.key)?.entry === entry) pending.delete(entry.key);
      // Neither an error nor a large answer is cached.
      if (cache.peek(entry.key, { allowStale: true })?.entry !== entry) unfollow(entry);
    }
  }

  // An answer that was started before somebody wrote is gone after twice its life.
  const acted = createActed({ bus }, 2 * cacheLimits.life, now);
  const stops = [
    bus.onWake((name) => byName.get(name)?.forEach(end)),
    // Whatever was missed may have been about any of them.
    bus.onGap(() => {
      for (const { entry } of [...pending.values(), ...cache.values()]) end(entry);
    }),
  ];

  return {
    get(key, namesOf, make) {
      const known = cache.get(key);
      if (known) return known.answer;
      const under = pending.get(key);
      // An answer that takes longer than its life would be too old when it comes.
      if (under && now() - under.entry.since <= cacheLimits.life) return under.answer;
      if (under) end(under.entry);
      const entry: Entry = { key, names: namesOf(), since: now(), isOld: false };
      follow(entry);
      const answer = begin(entry, make);
      pending.set(key, { entry, answer });
      return answer;
    },
    has: (key) => cache.has(key),
    isCurrent: (key, answer) => cache.get(key)?.answer === answer,
    acted,
    stop() {
      for (const stop of stops) stop();
      acted.stop();
      cache.clear();
    },
  };
}
