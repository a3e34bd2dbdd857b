import { longestPast, type Past } from '@pitchside/api/live/live';
import type { Playback } from '@pitchside/api/live/studio';
import { randomBytes } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { day, hour, minute } from '../../../platform/retention.ts';
import type { ObjectStorage } from '../../../ports/storage/index.ts';
import type { broadcasts } from '../studio/index.ts';
import { writeRecording } from './recordingsPlaylist.ts';
import type { RecordingsRepository } from './recordings.repository.ts';

/** Retention of a recording, and of the row of a segment whose file never arrived, ms. */
const keepFor = { recording: 30 * day, unfinished: hour };
/** Share of the storage that recordings leave free for pictures of members. */
const leaveFree = 0.15;
/** Extra past that stays loadable beyond the offered window, ms, so that a viewer can watch its oldest part and not only reach it. */
const pastSlack = 5 * minute;
/**
 * Time after the end of a broadcast in which its last segment may still arrive, ms: the time to store it. What a lost encoder sent is
 * stored while the room waits.
 */
const lastPiece = 15_000;
/** Shortest gap that is marked, ms: more than an encoder that only reconnects. */
const shortestBreak = 3_000;
/** Files deleted per sweep. */
const filesAtOnce = 500;

/** Name on the bus: what is recorded of a room is wanted now. */
const wakeOf = (roomId: number) => `recording:${roomId}`;

/** A media segment of a broadcast, playable after its initialization section. */
export interface RecordedPiece {
  /** Initialization section and media, fMP4. */
  init: Buffer;
  bytes: Buffer;
  /** Id of its stream, and its sequence number there. */
  stream: string;
  number: number;
  /** Time of its first frame, ms UTC. */
  startedAt: number;
  /** Milliseconds. */
  duration: number;
}

/** A finished broadcast, for its replay. */
export type ReplayRow = Pick<typeof broadcasts.$inferSelect, 'roomId' | 'category' | 'matchId' | 'startedAt' | 'endedAt'>;

/** Recorded part of a span of a broadcast. */
export interface RecordedSpan {
  /** In order; some may be missing. */
  pieces: RecordedPiece[];
  /** Whether no more of it can come. */
  isWhole: boolean;
}

/** Pieces of a broadcast that need one initialization section, in order. */
export interface RecordedRun {
  init: Buffer;
  pieces: (Pick<RecordedPiece, 'startedAt' | 'duration'> & { size: number; read(): Promise<Buffer | undefined> })[];
}

/** Result of storing a segment. */
export type KeepResult = 'kept' | 'full';

export interface Recordings {
  /** The current broadcast of a room; undefined when there is none. */
  broadcastOf(roomId: number): Promise<number | undefined>;
  /** A broadcast with a visible replay; undefined otherwise. */
  replay(broadcastId: number): Promise<ReplayRow | undefined>;
  /** Stores a segment, which is then part of the replay. Rejects when database or storage do not respond. */
  keep(broadcastId: number, piece: RecordedPiece): Promise<KeepResult>;
  /** Playlist of a recording; undefined when there is none or its anchor hides it. */
  playlist(broadcastId: number): Promise<string | undefined>;
  /** Playlist of the last two hours of a growing recording, for seeking back. */
  recent(broadcastId: number): Promise<string | undefined>;
  /** Recorded part of a room's current broadcast; null while there is none, nothing is on air, or the anchor hides it. */
  past(roomId: number): Promise<Past | null>;
  /** Pieces of a span (ms UTC) of a broadcast that its anchor shows. */
  span(broadcastId: number, from: number, to: number): Promise<RecordedSpan>;
  /** Pieces of a whole broadcast, to be downloaded by its anchor, who may have hidden it. */
  runs(broadcastId: number): Promise<RecordedRun[]>;
  /** Asks the node that records a room to store what it holds, instead of waiting until a segment is long enough. */
  want(roomId: number): void;
  /** Calls back when that is asked for a room. Returns how to stop. */
  onWanted(roomId: number, listener: () => void): () => void;
  /** An initialization section or a media segment. */
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

/** Records broadcasts segment by segment, so that a failure loses only some seconds. */
export function createRecordings({ clock, bus }: Pick<Platform, 'clock' | 'bus'>, { storage, repository, studio }: Parts): Recordings {
  async function publish(broadcastId: number): Promise<void> {
    const [length, gaps] = await Promise.all([repository.length(broadcastId), repository.breaks(broadcastId, shortestBreak)]);
    const seconds = (ms: number) => Math.round(ms / 1_000);
    const breaks = gaps.map(({ at, gap }) => ({ at: seconds(at), seconds: seconds(gap) }));
    // The cover is read from the room with each list: a copy would outlive the file.
    await studio.recorded(broadcastId, {
      url: `/media/recorded/${broadcastId}/index.m3u8`,
      cover: null,
      seconds: seconds(length),
      ...(breaks.length > 0 && { breaks }),
    });
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
        bytes: bytes.length,
        at: clock.now(),
      });
      await storage.put('public', name, bytes);
      await repository.stored(id, clock.now());
      await publish(broadcastId);
      return 'kept';
    },
    playlist: (broadcastId) => list(broadcastId),
    recent: (broadcastId) => list(broadcastId, clock.now() - longestPast * 1_000 - pastSlack),
    async past(roomId) {
      const broadcastId = await studio.runningId(roomId);
      const since = broadcastId === undefined ? undefined : await repository.begunAt(broadcastId);
      return since === undefined ? null : { url: `/media/recorded/${broadcastId}/recent.m3u8`, since };
    },
    async span(broadcastId, from, to) {
      const { pieces: rows, until, endedAt } = await repository.span(broadcastId, from, to);
      const isOver = endedAt !== null && clock.now() - endedAt >= lastPiece;
      const read = await Promise.all(
        rows.map(async ({ section, name, ...row }) => {
          const bytes = await storage.get('public', name);
          return bytes ? [{ ...row, init: Buffer.from(section, 'base64'), bytes }] : [];
        }),
      );
      return { pieces: read.flat(), isWhole: isOver || (until !== undefined && until >= to) };
    },
    async runs(broadcastId) {
      const runs: (RecordedRun & { initId: number })[] = [];
      for (const { section, initId, name, startedAt, duration, bytes } of await repository.all(broadcastId)) {
        const size = bytes ?? (await storage.open('public', name))?.size;
        if (size === undefined) continue;
        const piece = { startedAt, duration, size, read: () => storage.get('public', name) };
        const run = runs.at(-1);
        if (run?.initId === initId) run.pieces.push(piece);
        else runs.push({ initId, init: Buffer.from(section, 'base64'), pieces: [piece] });
      }
      return runs;
    },
    want: (roomId) => bus.wake(wakeOf(roomId)),
    onWanted: (roomId, listener) => bus.onWake((name) => void (name === wakeOf(roomId) && listener())),
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
