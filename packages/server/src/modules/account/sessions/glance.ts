import { LRUCache } from 'lru-cache';
import type { TokenState } from '../../../platform/rights.ts';

/** How long (ms) it is believed who a token belongs to, and of how many at a time. */
const believed = { life: 1_000, most: 10_000 };

/**
 * Who a token belonged to within the last second, asked of the database once a second: enough to count somebody's calls, never to decide what they may.
 * @param isToken false for what cannot be a token, which is not remembered
 * @param now a clock that never goes back, ms
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
    // One that was pushed out while it was looked up is looked up again.
    return known.get(token) ?? (await known.fetch(token)) ?? read(token);
  };
}
