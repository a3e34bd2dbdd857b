import { isNotNull } from 'drizzle-orm';
import type { Past } from '@pitchside/api/live/live';
import { defineModule } from '../../../platform/module.ts';
import { matchesModule } from '../../scores/matches/index.ts';
import { numberedPages } from '../../../platform/sitemap.ts';
import { systemModule } from '../../desk/system/index.ts';
import { rooms } from '../room/index.ts';
import { liveInvalidatedBy } from './liveInvalidatedBy.ts';
import { createLive } from './live.service.ts';

interface Choices {
  /** Ingest URL for anchors, such as `rtmp://127.0.0.1:1935/live`. A function, because the port may be assigned late. */
  ingestAddress(): string;
  /** Publishing from a browser: whether its sound can be coded; null where it is not taken. */
  whip(): { hasSound: boolean } | null;
  /** Ends a room's pushed stream, on any node. */
  cut(roomId: number): Promise<void>;
  /** Part of a room's broadcast that viewers can seek back to; provided by a module above this one. */
  past(roomId: number): Promise<Past | null>;
  /** Playback URL of a room's pushed stream, and whether it is low-latency. */
  pictureOf(roomId: number): { url: string; isLowLatency: boolean };
  /** Multivariant playlist of a pushed stream; null with the original only. */
  variantsOf(roomId: number): string | null;
  /** Playlist of the sound alone of a pushed stream; null where it cannot be had. */
  soundOf(roomId: number): string | null;
}

/** Rooms, memberships in them, and their life cycle with the stream. */
export const liveModule = defineModule({
  name: 'live',
  uses: { matches: matchesModule, system: systemModule },
  async open(platform, { matches, system }, { ingestAddress, whip, cut, past, pictureOf, variantsOf, soundOf }: Choices) {
    const service = createLive(platform, {
      matchRows: (ids) => matches.rowsById(ids),
      secret: await system.secret('stream-key'),
      ingestAddress,
      whip,
      cut,
      past,
      pictureOf,
      variantsOf,
      soundOf,
    });
    return {
      service,
      handlers: service.handlers,
      invalidatedBy: liveInvalidatedBy,
      topics: service.policies,
      // A room that never was live has nothing to find.
      sitemap: [
        numberedPages(platform, {
          name: 'rooms',
          id: rooms.id,
          changedAt: rooms.startedAt,
          only: isNotNull(rooms.startedAt),
          path: (id) => `/live?id=${id}`,
        }),
      ],
      rights: { standing: service.standing, standingWith: service.standingWith },
    };
  },
});
