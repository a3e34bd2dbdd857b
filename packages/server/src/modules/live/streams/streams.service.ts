import type { OutsideLeases } from '../../../platform/leasesOutside.ts';
import type { Platform } from '../../../platform/platform.ts';
import { MediaServerSilent, roomOfStream, type MediaHook, type MediaServer } from '../../../ports/media/index.ts';
import { admitPublisher, streamLease, streamLeases, type Live, type RoomRow } from '../live/index.ts';
import type { Agreement } from './streamsAgreement.ts';
import { leaseOf, streamLife } from './streamsLease.ts';

type Publishing = Extract<MediaHook, { kind: 'publish' }>;
type StreamHook = Extract<MediaHook, { kind: 'gone' | 'ready' }>;

/** Streams on an external media server. */
export interface OutsideStreams {
  /** Decides about a publisher; an admitted one is admitted again. */
  admit(hook: Publishing): Promise<boolean>;
  /** A publisher has ended; ignored if another has followed. */
  gone(hook: StreamHook): Promise<void>;
  /** The stream of an admitted publisher is playable. */
  ready(hook: StreamHook): Promise<void>;
  /** Ends a room's pushed stream: the server disconnects its publisher now or, if it does not answer, as soon as it does. */
  cut(roomId: number): Promise<void>;
  /** Playback URL of a room. */
  pictureOf(roomId: number): string;
}

interface Parts {
  server: MediaServer;
  outside: OutsideLeases;
  agreement: Agreement;
  live: Pick<Live, 'room' | 'roomByKey' | 'streamStarted' | 'streamLost' | 'streamEnded'>;
}

/** Whether everybody knows that a room has its stream. */
export const isSeen = ({ status, awayAt }: Pick<RoomRow['room'], 'status' | 'awayAt'>): boolean => status === 'live' && awayAt === null;

export function createOutsideStreams(
  { log, leases, settings }: Pick<Platform, 'log' | 'leases' | 'settings'>,
  { server, outside, agreement, live }: Parts,
): OutsideStreams {
  const streamOf = ({ app, name, client }: StreamHook) => {
    const roomId = roomOfStream(app, name);
    return roomId === undefined ? undefined : { roomId, lease: leaseOf(server, roomId, client) };
  };

  return {
    async admit({ client, ...request }) {
      const admission = await admitPublisher(live, request, async (roomId) => {
        const lease = leaseOf(server, roomId, client);
        return (await outside.take(lease, streamLife)) ? { release: () => outside.release(lease) } : undefined;
      });
      const isIn = !('refused' in admission);
      if (isIn) log.info({ room: request.name }, 'stream began');
      else log.info({ room: request.name, reason: admission.refused }, 'publisher refused');
      return isIn;
    },
    async gone(hook) {
      const about = streamOf(hook);
      if (about && (await outside.release(about.lease))) await live.streamLost(about.roomId);
    },
    async ready(hook) {
      const about = streamOf(hook);
      if (!about || (await outside.renew([about.lease], streamLife)).length === 0) return;
      const row = await live.room(String(about.roomId));
      if (row && !isSeen(row.room)) await live.streamStarted(about.roomId);
    },
    async cut(roomId) {
      await leases.revoke(streamLease(roomId));
      try {
        const { strangers } = await agreement.look();
        await agreement.hangUp(strangers.filter((stream) => stream.roomId === roomId));
      } catch (error) {
        if (!(error instanceof MediaServerSilent)) throw error;
        log.warn({ err: error, room: roomId }, 'a publisher could not be hung up on; it is tried again');
      }
      // A new publisher with the right key may have taken over the room.
      if (!(await leases.alive(streamLeases, 0)).includes(streamLease(roomId))) await live.streamEnded(roomId);
    },
    pictureOf: (roomId) => `${settings.mediaPictures ?? ''}/${server.playlist(roomId)}`,
  };
}
