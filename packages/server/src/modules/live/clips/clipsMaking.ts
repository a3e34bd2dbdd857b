import { randomBytes } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { isUnavailable } from '../../../ports/database/failures.ts';
import type { ObjectStorage } from '../../../ports/storage/index.ts';
import { matchTopic } from '../../scores/matches/index.ts';
import { roomTopic, type Live } from '../live/index.ts';
import type { RecordedPiece, Recordings } from '../recordings/index.ts';
import type { Emit } from '../../../platform/events.ts';
import type { ClipRow, ClipsRepository } from './clips.repository.ts';
import { making } from './clips.data.ts';

/** A film that was cut. */
export interface CutMovie {
  /** MP4 that plays from its first bytes on. */
  bytes: Buffer;
  /** Programme time of its first picture, ms UTC. */
  startedAt: number;
  /** Milliseconds. */
  duration: number;
  width: number;
  height: number;
}

/** Cuts a span (ms UTC) out of pieces; undefined where nothing of it is there. */
export type CutRecording = (pieces: readonly RecordedPiece[], from: number, to: number) => CutMovie | undefined;
/** Draws a span of a room of the demo world, which shows a match; undefined for any other. */
export type DrawFilm = (roomId: number, matchId: string | null, from: number, to: number) => Promise<CutMovie | undefined>;

export interface MakingParts {
  storage: ObjectStorage;
  repository: ClipsRepository;
  recordings: Pick<Recordings, 'span' | 'want'>;
  live: Pick<Live, 'repository'>;
  cutRecording: CutRecording;
  drawFilm: DrawFilm;
}

/** Tells everybody in its room and on the page of its match what became of a clip. */
export function publishClip(emit: Emit, { id, roomId, matchId, eventId, state, at }: ClipRow): void {
  const change = { id: String(id), room_id: String(roomId), match_id: matchId, event_id: eventId, state, at };
  emit(roomTopic(roomId), 'clip', change);
  if (matchId !== null) emit(matchTopic(matchId), 'clip', change);
}

/** Makes the films of clips, each on one node. */
export function createMaking(
  { events, clock, faults, log }: Pick<Platform, 'events' | 'clock' | 'faults' | 'log'>,
  { storage, repository, recordings, live, cutRecording, drawFilm }: MakingParts,
) {
  /** The film; `later` where its last pictures may still come, `missing` where there will be none. */
  async function film(clip: ClipRow): Promise<CutMovie | 'later' | 'missing'> {
    const { roomId, matchId, broadcastId, fromAt, toAt } = clip;
    const found = await live.repository.room(roomId);
    if (found?.room.source === 'demo') return (await drawFilm(roomId, matchId, fromAt, toAt)) ?? 'missing';
    if (broadcastId === null) return 'missing';
    const { pieces, isWhole } = await recordings.span(broadcastId, fromAt - making.before, toAt);
    if (!isWhole && clock.now() < toAt + making.patience) {
      recordings.want(roomId);
      return 'later';
    }
    const cut = cutRecording(pieces, fromAt, toAt);
    return cut && cut.duration >= making.least ? cut : 'missing';
  }

  async function make(clip: ClipRow): Promise<void> {
    if (clip.run > making.runs) return repository.fail(clip, 'unable', clock.now());
    const made = await film(clip);
    if (made === 'later') return repository.postpone(clip, clock.now() + making.again);
    if (made === 'missing') return repository.fail(clip, 'missing', clock.now());
    if ((await storage.freeShare()) < making.leaveFree) {
      log.warn({ clip: clip.id }, 'the storage is full: a clip is not made');
      return repository.fail(clip, 'full', clock.now());
    }
    const { bytes, startedAt, duration, width, height } = made;
    const name = `${randomBytes(18).toString('base64url')}.mp4`;
    await storage.put('public', name, bytes);
    const values = { name, bytes: bytes.length, width, height, fromAt: startedAt, toAt: startedAt + duration };
    const isSettled = await events.transaction(async (tx, emit) => {
      if (!(await repository.settle(tx, clip, values))) return false;
      publishClip(emit, { ...clip, ...values, state: 'ready' });
      return true;
    });
    // It was taken down meanwhile, or another node has made it.
    if (!isSettled) await storage.remove('public', name);
  }

  return {
    /** Makes the clips that are due; the number of those that were looked at. */
    async work(): Promise<number> {
      let looked = 0;
      for (; looked < making.atOnce; looked += 1) {
        const clip = await repository.claim(clock.now());
        if (!clip) break;
        try {
          await make(clip);
        } catch (error) {
          // Its lease ends by itself, and the next run begins then.
          if (isUnavailable(error)) log.warn({ clip: clip.id }, 'a clip is made later: the storage does not answer');
          else faults.report(error, { clip: clip.id });
        }
      }
      return looked;
    },
    /** Deletes films that nobody may watch any more; their number. */
    async sweep(limit = 200): Promise<number> {
      const due = await repository.unwanted(clock.now(), limit);
      for (const { id, name } of due) {
        if (name !== null) await storage.remove('public', name);
        await repository.gone(id, clock.now());
      }
      return due.length;
    },
  };
}
