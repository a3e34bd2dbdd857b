import { inArray } from 'drizzle-orm';
import type { OutsideHolder, OutsideLeases } from '../../../platform/leasesOutside.ts';
import type { MediaServer, PublishedStream } from '../../../ports/media/index.ts';
import { streamLeases, type Live, type RoomRow } from '../live/index.ts';
import { rooms } from '../room/index.ts';
import { leaseOf } from './streamsLease.ts';

/** Streams on the media server, compared with admitted publishers. */
export interface Look {
  /** Streams of admitted publishers, in open rooms. */
  admitted: { stream: PublishedStream; lease: OutsideHolder; room: RoomRow['room'] }[];
  /** Streams of publishers who were never admitted, or were cut since. */
  strangers: PublishedStream[];
  /** Admitted publishers without a stream, no longer or not yet. */
  missing: OutsideHolder[];
}

export interface Agreement {
  /**
   * Queries the media server.
   * @throws MediaServerSilent
   */
  look(): Promise<Look>;
  /**
   * Disconnects publishers.
   * @throws MediaServerSilent at the first failure
   */
  hangUp(streams: readonly PublishedStream[]): Promise<void>;
}

/** Compares the streams on a media server with the admitted ones. */
export function createAgreement({
  server,
  outside,
  live,
}: {
  server: MediaServer;
  outside: Pick<OutsideLeases, 'held'>;
  live: Pick<Live, 'repository'>;
}): Agreement {
  return {
    async look() {
      // Queried before the leases are read: a publisher must have been admitted before.
      const published = await server.published();
      const held = (await outside.held(streamLeases)).filter(({ holder }) => holder.startsWith(`${server.name} `));
      const rows = await live.repository.rooms(inArray(rooms.id, [...new Set(published.map(({ roomId }) => roomId))]));
      const byId = new Map(rows.map(({ room }) => [room.id, room]));
      const admitted: Look['admitted'] = [];
      const strangers: PublishedStream[] = [];
      const present = new Set<string>();
      for (const stream of published) {
        const lease = leaseOf(server, stream.roomId, stream.client);
        const room = byId.get(stream.roomId);
        const isIn = held.some(({ name, holder }) => name === lease.name && holder === lease.holder);
        if (!isIn || !room?.isOpen) strangers.push(stream);
        else {
          admitted.push({ stream, lease, room });
          present.add(lease.name);
        }
      }
      return { admitted, strangers, missing: held.filter(({ name, isAlive }) => isAlive && !present.has(name)) };
    },
    async hangUp(streams) {
      for (const stream of streams) await server.kick(stream);
    },
  };
}
