import type { RecordedPiece, Recordings } from '../../modules/live/recordings/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isUnavailable } from '../../ports/database/failures.ts';
import type { WholeSegment } from '../packager/segments.ts';

/** Least duration (ms) and largest size (bytes) of a piece. */
const pieceTarget = { duration: 10_000, bytes: 16 * 1024 * 1024 };
/** Least duration of a piece that is stored early because somebody wants it, ms. */
const wantedTarget = 1_500;
/** Pieces that wait for a storage that does not answer: a minute and a half of them; then the oldest is lost. */
const mostWaiting = 8;
/** Tries for a piece, and the pause between them, ms. */
const tries = { most: 6, pause: 2_000 };

/** Writes one stream down as a playback of its broadcast. */
export interface Recorder {
  /** The room is on the air: its broadcast is known from now on. */
  begun(): Promise<void>;
  segment(segment: WholeSegment): void;
  /** Stores what it holds: nothing more comes for a while. */
  flush(): void;
  /** Nothing more comes; resolves when all of it is stored, or cannot be. */
  end(): Promise<void>;
}

/** @param stream names the stream; never repeats for a room */
export function createRecorder(
  { log, faults }: Pick<Platform, 'log' | 'faults'>,
  recordings: Pick<Recordings, 'broadcastOf' | 'keep' | 'onWanted'>,
  { roomId, stream }: { roomId: number; stream: string },
): Recorder {
  let broadcast: number | undefined;
  let held: WholeSegment[] = [];
  let number = 0;
  let isFull = false;
  const waiting: RecordedPiece[] = [];
  let writing: Promise<void> | undefined;

  const pause = () => new Promise((resume) => setTimeout(resume, tries.pause).unref());

  async function write(id: number, piece: RecordedPiece): Promise<void> {
    for (let left = tries.most; left > 0; left -= 1) {
      try {
        const full = (await recordings.keep(id, piece)) === 'full';
        if (full && !isFull) log.warn({ room: roomId }, 'the storage is full: the broadcast is not recorded');
        isFull = full;
        return;
      } catch (error) {
        if (!isUnavailable(error)) {
          faults.report(error, { recording: roomId });
          return;
        }
        await pause();
      }
    }
    log.warn({ room: roomId, piece: piece.number }, 'a piece of a recording is lost: the storage does not answer');
  }

  async function drain(): Promise<void> {
    if (broadcast === undefined) return;
    for (let piece = waiting.shift(); piece; piece = waiting.shift()) await write(broadcast, piece);
  }

  function cut(): void {
    const [first] = held;
    if (!first) return;
    waiting.push({
      init: first.init,
      bytes: Buffer.concat(held.map(({ bytes }) => bytes)),
      stream,
      number,
      startedAt: first.startedAt,
      duration: held.reduce((sum, { duration }) => sum + duration, 0),
    });
    number += 1;
    held = [];
    // The gap in the numbers tells players that something is missing.
    if (waiting.length > mostWaiting) waiting.shift();
  }

  function push(): void {
    writing ??= drain().finally(() => {
      writing = undefined;
      if (waiting.length > 0 && broadcast !== undefined) push();
    });
  }

  const stopListening = recordings.onWanted(roomId, () => {
    if (held.reduce((sum, { duration }) => sum + duration, 0) < wantedTarget) return;
    cut();
    push();
  });

  return {
    async begun() {
      broadcast = await recordings.broadcastOf(roomId);
      push();
    },
    segment(segment) {
      const [first] = held;
      if (first && !first.init.equals(segment.init)) cut();
      held.push(segment);
      const size = held.reduce((sum, { bytes }) => sum + bytes.length, 0);
      const duration = held.reduce((sum, each) => sum + each.duration, 0);
      if (duration >= pieceTarget.duration || size >= pieceTarget.bytes) cut();
      if (waiting.length > 0) push();
    },
    flush() {
      cut();
      push();
    },
    async end() {
      stopListening();
      this.flush();
      await writing;
    },
  };
}
