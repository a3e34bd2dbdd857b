import type { PastDoors } from '../demo/life.ts';
import type { Platform } from '../platform/platform.ts';
import { composeModules } from './compose.ts';

/**
 * Opens the services and handlers of all modules on a clock that stands where it is set. The past of the demo world is written through
 * them, and nothing else. No connection, job or ingest belongs to it.
 */
export async function openPast(platform: Platform): Promise<PastDoors> {
  let now = platform.clock.now();
  const { services, handlers } = await composeModules(
    { ...platform, clock: { now: () => now } },
    {},
    {
      ingestAddress: () => '',
      whip: () => null,
      cut: async () => undefined,
      past: async () => null,
      cutRecording: () => undefined,
      joinPieces: () => undefined,
      drawFilm: async () => undefined,
      pictureOf: () => ({ url: '', isLowLatency: false }),
      variantsOf: () => null,
      soundOf: () => null,
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
