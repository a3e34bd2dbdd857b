import type { FastifyBaseLogger } from 'fastify';
import type { Channel } from '../channel.ts';
import { createPackager, type Packager } from '../packager/packager.ts';
import { ffmpegArguments, type Recipe } from './ffmpeg.ts';
import type { TappedSegment } from '../packager/tap.ts';
import { startTranscode, type Transcode } from './transcode.ts';

/**
 * Times in milliseconds: how long a rung runs without a viewer, how long the first viewer waits for pictures, and how long the process may
 * be silent.
 */
export interface RungTimes {
  idle: number;
  first: number;
  silence: number;
}
export const rungTimes: RungTimes = { idle: 20_000, first: 8_000, silence: 8_000 };

export interface RungOptions {
  program: string;
  recipe: Recipe;
  /** Begins every file name; must never repeat for a room. */
  stream: string;
  times: RungTimes;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** For the log. */
  about: { room: string; rung: string };
  /** The rung is over; called once. */
  onOver(hasFailed: boolean): void;
}

/** One quality of a stream while it is encoded: from its first viewer until the last one has left. */
export interface RunningRung {
  /** Its files once there is something to play, and undefined if that never comes; counts as watching. */
  channel(): Promise<Channel | undefined>;
  begin(segment: TappedSegment): void;
  part(bytes: Buffer): void;
  /** Ends it; settles once its process is gone. */
  stop(): Promise<void>;
}

/** Starts a rung; its process starts with the next segment of the original. */
export function startRung({ program, recipe, stream, times, log, about, onOver }: RungOptions): RunningRung {
  let process: Transcode | undefined;
  let init: Buffer | undefined;
  let capture = 0;
  let isReady = false;
  let isOver = false;
  const waiting = new Set<() => void>();

  const wake = () => {
    for (const each of [...waiting]) each();
  };
  const packager: Packager = createPackager({
    now: () => 0,
    capture: () => capture,
    stream,
    onReady() {
      isReady = true;
      wake();
    },
  });

  function over(reason?: string): Promise<void> {
    if (!isOver) {
      isOver = true;
      clearTimeout(idle);
      if (reason !== undefined) log.warn({ ...about, reason }, 'a quality of a stream is not coded any more: its viewers see the original');
      wake();
      onOver(reason !== undefined);
    }
    return process?.stop() ?? Promise.resolve();
  }

  const idle = setTimeout(() => {
    // Viewers wait for the first pictures.
    if (waiting.size > 0) idle.refresh();
    else void over();
  }, times.idle).unref();

  return {
    async channel() {
      if (!isReady && !isOver)
        await new Promise<void>((resolve) => {
          const done = () => {
            clearTimeout(timer);
            waiting.delete(done);
            resolve();
          };
          const timer = setTimeout(done, times.first);
          waiting.add(done);
        });
      if (!isReady || isOver) return undefined;
      idle.refresh();
      return packager;
    },
    begin(segment) {
      if (isOver) return;
      capture = segment.capture;
      if (process) {
        // Other codecs or another size: the process must start anew.
        if (!init?.equals(segment.init)) void over();
        return;
      }
      init = segment.init;
      process = startTranscode(
        { program, arguments: ffmpegArguments(recipe), silence: times.silence },
        { tag: (tag) => packager.accept(tag) === undefined, failed: (reason) => void over(reason) },
      );
      process.write(init);
    },
    part(bytes) {
      if (!isOver) process?.write(bytes);
    },
    stop: () => over(),
  };
}
