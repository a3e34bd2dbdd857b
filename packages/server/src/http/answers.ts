import { LRUCache } from 'lru-cache';
import type { Platform } from '../platform/platform.ts';
import { createActed, type Acted } from './acted.ts';
import type { Written } from './written.ts';

/** Limits of the response cache: `life` of an answer in ms, number of answers, and their bytes (`Written.size`). */
export const keeping = { life: 1_000, most: 2_000, bytes: 32 * 2 ** 20 };

/** Answers that several callers share; each node keeps its own. */
export interface Answers {
  /**
   * The answer of a key: the one that is kept, the one that is being made, or a new one. Only an answer is kept, an error never.
   * @param namesOf names on the bus after whose wake-up the answer is old
   */
  give(key: string, namesOf: () => readonly string[], make: () => Promise<Written>): Written | Promise<Written>;
  /** Whether the answer of a key is kept, so that giving it costs next to nothing. */
  has(key: string): boolean;
  /** Members for whom what is kept may be too old, because they changed something since it was begun. */
  acted: Acted;
  stop(): void;
}

interface Entry {
  key: string;
  names: readonly string[];
  /** When it was begun to be made; what it says may have been read right then. */
  since: number;
  /** Somebody was woken in the meantime: those who wait may still have it, nobody who comes later. */
  isOld: boolean;
}
interface Kept {
  entry: Entry;
  answer: Written;
}

/** Keeps answers for a second, or until the bus wakes what they name. @param now a clock that never goes back, ms */
export function createAnswers({ bus }: Pick<Platform, 'bus'>, now: () => number = () => performance.now()): Answers {
  const making = new Map<string, { entry: Entry; answer: Promise<Written> }>();
  const byName = new Map<string, Set<Entry>>();
  const kept = new LRUCache<string, Kept>({
    max: keeping.most,
    maxSize: keeping.bytes,
    sizeCalculation: ({ answer }) => answer.size,
    ttl: keeping.life,
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
    if (making.get(entry.key)?.entry === entry) making.delete(entry.key);
    if (kept.peek(entry.key, { allowStale: true })?.entry === entry) kept.delete(entry.key);
    unfollow(entry);
  }

  async function begin(entry: Entry, make: () => Promise<Written>): Promise<Written> {
    try {
      const answer = await make();
      if (!entry.isOld) kept.set(entry.key, { entry, answer }, { start: entry.since });
      return answer;
    } finally {
      if (making.get(entry.key)?.entry === entry) making.delete(entry.key);
      // Neither an error nor what is too large is kept.
      if (kept.peek(entry.key, { allowStale: true })?.entry !== entry) unfollow(entry);
    }
  }

  // An answer that was begun before somebody acted is gone when twice its life is over.
  const acted = createActed({ bus }, 2 * keeping.life, now);
  const stops = [
    bus.onWake((name) => byName.get(name)?.forEach(end)),
    // Whatever was missed may have been about any of them.
    bus.onGap(() => {
      for (const { entry } of [...making.values(), ...kept.values()]) end(entry);
    }),
  ];

  return {
    give(key, namesOf, make) {
      const known = kept.get(key);
      if (known) return known.answer;
      const under = making.get(key);
      // One that takes longer than an answer lives would be older than that when it comes.
      if (under && now() - under.entry.since <= keeping.life) return under.answer;
      if (under) end(under.entry);
      const entry: Entry = { key, names: namesOf(), since: now(), isOld: false };
      follow(entry);
      const answer = begin(entry, make);
      making.set(key, { entry, answer });
      return answer;
    },
    has: (key) => kept.has(key),
    acted,
    stop() {
      for (const stop of stops) stop();
      acted.stop();
      kept.clear();
    },
  };
}
