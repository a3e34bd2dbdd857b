import type { Channel, PlaylistRequest } from '../channel.ts';
import { distances, fileNames, partsWithin, writePlaylist } from './playlist.ts';
import { joined, segmentDuration, trimWindow, type Part, type Segment, type WholeSegment } from './segments.ts';

/** Milliseconds that a request waits for a file that does not exist yet. */
const patience = 4_000;
/** Most waiting requests; further ones are answered at once with the current state. */
const mostWaiting = 20_000;

/** Files of one pushed stream, in memory within the window. */
export interface RoomFiles extends Channel {
  /** Begins a segment. @param isOther its decoder starts anew even where `init` is the one before; default false */
  begin(startedAt: number, init: Buffer, isOther?: boolean): void;
  part(part: Part): void;
  /** Completes the newest segment; returns it. */
  end(): WholeSegment | undefined;
  close(): void;
}

/** @param targets longest segment, s, and longest part, ms, as far as they are known before; default those of pictures */
export function createRoomFiles(stream: string, targets: { targetDuration?: number; partTarget?: number } = {}): RoomFiles {
  const segments: Segment[] = [];
  const inits = new Map<number, Buffer>();
  const waiting = new Set<() => void>();
  const written = new Map<string, string>();
  let init = -1;
  let nextMsn = 0;
  const { partTarget } = targets;
  let { targetDuration = 1 } = targets;
  let partsFrom = 0;
  let discontinuities = 0;
  let hasEnded = false;

  function changed(): void {
    written.clear();
    const woken = [...waiting];
    waiting.clear();
    for (const wake of woken) wake();
  }

  const nextChange = () =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, patience);
      waiting.add(wake);
    });

  /** Waits until something holds, the stream ends, or patience does. */
  async function until(holds: () => boolean): Promise<void> {
    const deadline = performance.now() + patience;
    while (!holds() && !hasEnded && performance.now() < deadline && waiting.size < mostWaiting) await nextChange();
  }

  const newest = () => segments.at(-1);

  /** True once the playlist holds a segment, or one part of it. */
  function holds(msn: number, part: number | undefined): boolean {
    const last = newest();
    if (!last) return false;
    if (last.msn !== msn) return last.msn > msn;
    return last.isWhole || (part !== undefined && last.parts.length > part);
  }

  function text(request: PlaylistRequest): string {
    const key = `${request.lowLatency} ${request.skip}`;
    const known =
      written.get(key) ?? writePlaylist({ stream, segments, targetDuration, partTarget, partsFrom, discontinuities, hasEnded }, request);
    written.set(key, known);
    return known;
  }

  function forget(gone: readonly Segment[]): void {
    gone.forEach((segment, index) => {
      const next = gone[index + 1] ?? segments[0];
      if (!next || next.init === segment.init) return;
      discontinuities += 1;
      inits.delete(segment.init);
    });
  }

  return {
    begin(startedAt, bytes, isOther = false) {
      if (isOther || !inits.get(init)?.equals(bytes)) inits.set((init += 1), bytes);
      segments.push({ msn: nextMsn, startedAt, init, parts: [], isWhole: false });
      nextMsn += 1;
    },
    part(part) {
      newest()?.parts.push(part);
      changed();
    },
    end() {
      const last = newest();
      if (!last) return undefined;
      last.isWhole = true;
      // By the target duration that players know; a longer one adds coming parts, and no past ones.
      const behind = distances(segments);
      const oldest = segments.find((_, index) => (behind[index] ?? 0) <= partsWithin * targetDuration * 1_000) ?? last;
      partsFrom = Math.max(partsFrom, oldest.msn);
      targetDuration = Math.max(targetDuration, Math.round(segmentDuration(last) / 1_000));
      const section = inits.get(last.init);
      forget(trimWindow(segments));
      changed();
      return section && { init: section, bytes: joined(last), startedAt: last.startedAt, duration: segmentDuration(last) };
    },
    close() {
      hasEnded = true;
      changed();
    },
    async playlist(request) {
      if (!segments.some((segment) => segment.isWhole)) return { refused: 404 };
      const { msn, part } = request;
      if (msn !== undefined) {
        if (msn > (newest()?.msn ?? 0) + 2) return { refused: 400 };
        await until(() => holds(msn, part));
      }
      return { text: text(request) };
    },
    async file(name) {
      const match = /^(.+)-([isp])(\d+)(?:\.(\d+))?\.(?:mp4|m4s)$/.exec(name);
      if (!match || match[1] !== stream) return undefined;
      const number = Number(match[3]);
      if (match[2] === 'i') return name === fileNames.init(stream, number) ? inits.get(number) : undefined;
      const segment = () => segments.find((item) => item.msn === number);
      if (match[2] === 's') {
        const whole = segment();
        return whole?.isWhole ? joined(whole) : undefined;
      }
      const part = Number(match[4]);
      // The part in the preload hint is requested before it exists; requests for others do not wait.
      const isNext = () => {
        const last = newest();
        return (
          last !== undefined &&
          !hasEnded &&
          (last.isWhole ? number === nextMsn && part === 0 : number === last.msn && part === last.parts.length)
        );
      };
      if (isNext()) await until(() => !isNext());
      return segment()?.parts[part]?.bytes;
    },
  };
}
