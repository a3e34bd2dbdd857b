import { LRUCache } from 'lru-cache';

/**
 * Memoises a pure function, for a bounded number of answers: the least recently asked one is dropped first. Answers are shared by all
 * callers, so nobody may change them.
 * @param keyOf cache key of a question
 */
export function remembered<Question extends readonly unknown[], Answer>(
  answer: (...question: Question) => Answer,
  keyOf: (...question: Question) => string,
  most: number,
): (...question: Question) => Answer {
  const known = new LRUCache<string, { answer: Answer }>({ max: most });
  return (...question) => {
    const key = keyOf(...question);
    const found = known.get(key);
    if (found) return found.answer;
    const fresh = { answer: answer(...question) };
    known.set(key, fresh);
    return fresh.answer;
  };
}

/** Cached days of a sport: scores, odds and recalled matches all need the days around now. */
const dayCacheSize = 16;

/** Memoises the planning of a sport's days, for the last ones. */
export const rememberDays = <Day>(planDay: (seed: string, day: number) => Day) =>
  remembered(planDay, (seed, day) => `${seed} ${day}`, dayCacheSize);
