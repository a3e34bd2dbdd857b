import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import type { KnownSeason } from './seasons.ts';
import type { SeasonKey } from '../../../catalogue/seasonOrder.ts';

/** Cache lifetime of a champion, ms: results of finished seasons are rarely corrected. */
const cacheTime = 10 * 60_000;
/** Maximum number of cached seasons. */
const most = 2_000;

/** Champions of finished seasons, cached on this node: finding one reads every match of a season. */
export function createChampions(clock: Clock, find: (key: SeasonKey) => Promise<string | undefined>) {
  const known = new LRUCache<string, Promise<string | undefined>>({ max: most, ttl: cacheTime, ttlResolution: 0, perf: clock });
  return {
    /** @param season its number of matches and end: changes invalidate the cache */
    of(key: SeasonKey, { matches, endsAt }: Pick<KnownSeason, 'matches' | 'endsAt'>): Promise<string | undefined> {
      const name = `${key.competitionId} ${key.season} ${matches} ${endsAt}`;
      const cached = known.get(name);
      if (cached) return cached;
      const winner = find(key);
      known.set(name, winner);
      // A failed read is not cached.
      winner.catch(() => known.delete(name));
      return winner;
    },
  };
}
