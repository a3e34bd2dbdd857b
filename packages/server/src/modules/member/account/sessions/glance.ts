import { LRUCache } from 'lru-cache';
import type { TokenState } from '../../../../platform/rights.ts';

/** Lifetime (ms) and size of the cache of tokens. */
const believed = { life: 1_000, most: 10_000 };

/**
 * Looks up the session of a token through a cache that refreshes once a second. Good enough to count calls for a rate limit, never to
 * authorize.
 * @param isToken false for a string that cannot be a token; such strings are not cached
 * @param now monotonic clock, ms
 */
export function createGlance(
  read: (token: string | undefined) => Promise<TokenState>,
  isToken: (token: string) => boolean,
  now: () => number = () => performance.now(),
): (token: string | undefined) => Promise<TokenState> {
  const known = new LRUCache<string, TokenState>({
    max: believed.most,
    ttl: believed.life,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: (token) => read(token),
  });
  return async (token) => {
    if (token === undefined || !isToken(token)) return read(token);
    // An entry that was evicted during the lookup is read again.
    return known.get(token) ?? (await known.fetch(token)) ?? read(token);
  };
}
