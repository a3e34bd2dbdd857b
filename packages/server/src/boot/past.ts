import type { PastDoors } from '../demo/life.ts';
import type { Platform } from '../platform/platform.ts';
import { composeModules } from './compose.ts';

/** The doors of everybody on a clock that stands where it is set: what the demo world has behind it goes through them, and nothing else. No socket, job or ingest belongs to it. */
export async function openPast(platform: Platform): Promise<PastDoors> {
  let now = platform.clock.now();
  const { services, handlers } = await composeModules(
    { ...platform, clock: { now: () => now } },
    {},
    {
      ingestAddress: () => '',
      cut: async () => undefined,
      past: async () => null,
      pictureOf: () => ({ url: '', isLowLatency: false }),
      variantsOf: () => null,
      ownOrigin: () => '',
      viewers: () => [],
      watchers: () => [],
    },
  );
  const { ledger, gifts, activities, orders, moderation, live } = services;
  return {
    setClock: (at) => void (now = at),
    handlers,
    ledger,
    gifts,
    countAct: activities.progress.count,
    settle: orders.settle,
    review: moderation.reports.review,
    roomOf: async (ownerId) => (await live.repository.roomOf(ownerId))?.room.id,
  };
}
