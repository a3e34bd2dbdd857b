import { createNamiClient, createNamiSource } from '../feeds/nami/index.ts';
import type { Running } from '../platform/running.types.ts';
import { repeat } from '../platform/repeat.ts';
import type { Site } from '../server.ts';

/** Interval of checks for due requests to the source, ms. */
const beat = 500;

/** Follows the configured feed of the real world: one node at a time, and another takes over when that one dies. */
export function startFeed({ platform, matches, sources }: Pick<Site, 'platform' | 'matches' | 'sources'>): Promise<Running> {
  const { settings, clock, faults, leases } = platform;
  const { feedOrigin = '', feedUser = '', feedSecret = '' } = settings;
  return leases.hold('feed: nami', async () => {
    const client = createNamiClient({ origin: feedOrigin, user: feedUser, secret: feedSecret });
    const source = createNamiSource(client, matches, sources, clock);
    return repeat(beat, source.tick, faults.inJob('the source of matches could not be followed'), { atOnce: true });
  });
}
