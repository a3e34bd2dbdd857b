import type { Clock } from '../../platform/clock.ts';
import type { KnownSeason } from './seasons.ts';
import type { SeasonKey } from '../../catalogue/seasonOrder.ts';

/** How long a winner is believed before the matches are asked again, ms: results of a season that is over are rarely corrected. */
const keptFor = 10 * 60_000;
/** Seasons that are remembered at most. */
const most = 2_000;

/** Who won seasons that are over, remembered by this node: finding out reads every match of a season. */
export function createChampions(clock: Clock, find: (key: SeasonKey) => Promise<string | undefined>) {
  const known = new Map<string, { until: number; winner: Promise<string | undefined> }>();
  return {
    /** @param season what is known of it: one more match is another question */
    of(key: SeasonKey, { matches, endsAt }: Pick<KnownSeason, 'matches' | 'endsAt'>): Promise<string | undefined> {
      const name = `${key.competitionId} ${key.season} ${matches} ${endsAt}`;
      const kept = known.get(name);
      if (kept && clock.now() < kept.until) return kept.winner;
      known.delete(name);
      const [oldest] = known.keys();
      if (known.size >= most && oldest !== undefined) known.delete(oldest);
      const winner = find(key);
      known.set(name, { until: clock.now() + keptFor, winner });
      // What could not be read is asked again.
      winner.catch(() => known.delete(name));
      return winner;
    },
  };
}
