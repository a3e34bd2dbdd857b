import { longestPast, type Past } from '@pitchside/api/live';
import type { Playback } from '@pitchside/api/studio';
import { randomBytes } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { day, hour, minute } from '../../platform/retention.ts';
import type { ObjectStorage } from '../../ports/storage/index.ts';
import { streamGrace } from '../live/index.ts';
import type { broadcasts } from '../studio/index.ts';
import { writeRecording } from './recordings.playlist.ts';
import type { RecordingsRepository } from './recordings.repository.ts';

/** Retention of a recording, and of the row of a segment whose file never arrived, ms. */
const keepFor = { recording: 30 * day, unfinished: hour };
/** Share of the storage that recordings leave free, so that pictures of members still find room. */
const leaveFree = 0.15;
/** Extra past that stays loadable beyond the offered window, ms, so that a viewer can watch its oldest part and not only reach it. */
const pastSlack = 5 * minute;
/**
 * Time after the end of a broadcast in which its last segment may still arrive, ms: the grace for a reconnecting encoder plus the time to
 * store.
 */
const lastPiece = streamGrace + 5_000;
/** Files that one sweep deletes. */
const filesAtOnce = 500;

/** A stretch of a broadcast that can be played after its initialisation section. */
export interface RecordedPiece {
  /** Initialisation section and media of fMP4. */
  init: Buffer;
  bytes: Buffer;
  /** The stream that it was cut from, and its number there. */
  stream: string;
  number: number;
  /** When its first picture was taken, ms UTC. */
  startedAt: number;
  /** Milliseconds. */
  duration: number;
}

/** A broadcast that is over, as it is watched again. */
export type ReplayRow = Pick<typeof broadcasts.$inferSelect, 'roomId' | 'category' | 'matchId' | 'startedAt' | 'endedAt'>;

/** Result of storing a segment. */
export type Kept = 'kept' | 'full';

export interface Recordings {
  /** The broadcast of a room that is on; undefined when none is. */
  broadcastOf(roomId: number): Promise<number | undefined>;
  /** A broadcast with a visible replay; undefined otherwise. */
  replay(broadcastId: number): Promise<ReplayRow | undefined>;
  /** Stores a piece; once this resolves it is part of the playback. Rejects when database or storage do not answer. */
  keep(broadcastId: number, piece: RecordedPiece): Promise<Kept>;
  /** The playlist of a recording; undefined when there is none or its anchor hides it. */
  playlist(broadcastId: number): Promise<string | undefined>;
  /** Playlist of the last two hours of a growing recording, for seeking back. */
  recent(broadcastId: number): Promise<string | undefined>;
  /** Recorded part of a room's current broadcast; null while there is none, nothing is on air, or the anchor hides it. */
  past(roomId: number): Promise<Past | null>;
  /** An initialisation section or a piece of it. */
  file(broadcastId: number, kind: 'init' | 'piece', id: number): Promise<Buffer | undefined>;
  /** Deletes expired files, some hundred at a time. Returns their number. */
  sweep(): Promise<number>;
}

interface Parts {
  storage: ObjectStorage;
  repository: RecordingsRepository;
  studio: {
    runningId(roomId: number): Promise<number | undefined>;
    replay(broadcastId: number): Promise<ReplayRow | undefined>;
    recorded(broadcastId: number, playback: Playback): Promise<boolean>;
  };
}

/** Broadcasts written down piece by piece, so that whatever breaks loses some seconds and nothing before them. */
export function createRecordings({ clock }: Pick<Platform, 'clock'>, { storage, repository, studio }: Parts): Recordings {
  async function tell(broadcastId: number): Promise<void> {
    const seconds = Math.round((await repository.length(broadcastId)) / 1_000);
    // The room's cover is looked up with the list: a copy would outlive the file.
    await studio.recorded(broadcastId, { url: `/media/recorded/${broadcastId}/index.m3u8`, cover: null, seconds });
  }

  async function list(broadcastId: number, since?: number): Promise<string | undefined> {
    const found = await repository.pieces(broadcastId);
    if (!found || found.pieces.length === 0) return undefined;
    const isWhole = found.endedAt !== null && clock.now() - found.endedAt >= lastPiece;
    return writeRecording(found.pieces, isWhole, since);
  }

  return {
    broadcastOf: studio.runningId,
    replay: studio.replay,
    async keep(broadcastId, { init, bytes, stream, number, startedAt, duration }) {
      if ((await storage.freeShare()) < leaveFree) return 'full';
      const initId = await repository.init(broadcastId, init.toString('base64'));
      const name = `${randomBytes(18).toString('base64url')}.m4s`;
      // The row first: a file without a row would never be deleted.
      const id = await repository.announce({
        broadcastId,
        initId,
        name,
        stream,
        number,
        startedAt: Math.round(startedAt),
        duration: Math.round(duration),
        at: clock.now(),
      });
      await storage.put('public', name, bytes);
      await repository.stored(id, clock.now());
      await tell(broadcastId);
      return 'kept';
    },
    playlist: (broadcastId) => list(broadcastId),
    recent: (broadcastId) => list(broadcastId, clock.now() - longestPast * 1_000 - pastSlack),
    async past(roomId) {
      const broadcastId = await studio.runningId(roomId);
      const since = broadcastId === undefined ? undefined : await repository.begunAt(broadcastId);
      return since === undefined ? null : { url: `/media/recorded/${broadcastId}/recent.m3u8`, since };
    },
    async file(broadcastId, kind, id) {
      if (kind === 'init') {
        const section = await repository.sectionOf(broadcastId, id);
        return section === undefined ? undefined : Buffer.from(section, 'base64');
      }
      const name = await repository.fileOf(broadcastId, id);
      return name === undefined ? undefined : storage.get('public', name);
    },
    async sweep() {
      const now = clock.now();
      const due = await repository.due(now - keepFor.recording, now - keepFor.unfinished, filesAtOnce);
      // Files first: after a crash the rows still refer to the rest.
      for (const { name } of due) await storage.remove('public', name);
      if (due.length > 0)
        await repository.forget(
          due.map(({ id }) => id),
          [...new Set(due.map(({ broadcastId }) => broadcastId))],
        );
      return due.length;
    },
  };
}
