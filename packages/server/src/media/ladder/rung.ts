import type { FastifyBaseLogger } from 'fastify';
import type { Channel } from '../channel.ts';
import type { MediaTag } from '../packager/flv.ts';
import { createPackager } from '../packager/packager.ts';
import { createSoundPackager } from '../packager/soundPackager.ts';
import type { TappedSegment } from '../packager/tap.ts';
import { sparedSound } from './rungs.data.ts';
import { startTranscode, type Transcode } from './transcode.ts';

/** Coding of a rung: the arguments of ffmpeg, and the packager of its output. */
export interface Coding {
  arguments: string[];
  open(options: { stream: string; capture(): number; onReady(): void }): Channel & { accept(tag: MediaTag): unknown };
}

/** Parameters of the encoder. */
interface Recipe {
  height: number;
  /** Bits a second. */
  bitRate: number;
}

const input = [
  ...['-hide_banner', '-loglevel', 'error', '-nostats'],
  ...['-fflags', 'nobuffer', '-probesize', '1000000', '-analyzeduration', '500000', '-f', 'mov', '-i', 'pipe:0', '-copyts'],
];
const output = ['-f', 'flv', '-flvflags', 'no_duration_filesize', '-flush_packets', '1', 'pipe:1'];

/** A smaller picture with the sound as it is: fragments of MP4 in, FLV out, on the same timeline; a key picture each second. */
export const pictureCoding = ({ height, bitRate }: Recipe): Coding => ({
  arguments: [
    ...input,
    ...['-map', '0:v:0', '-map', '0:a:0?', '-c:a', 'copy'],
    ...['-vf', `scale=-2:${height}`, '-c:v', 'libx264', '-preset', 'superfast', '-tune', 'zerolatency'],
    ...['-profile:v', 'main', '-pix_fmt', 'yuv420p'],
    ...['-b:v', String(bitRate), '-maxrate', String(bitRate), '-bufsize', String(bitRate)],
    // By the time since the last one: the timeline does not begin at zero.
    ...['-g', '600', '-force_key_frames', 'expr:if(isnan(prev_forced_t),1,gte(t,prev_forced_t+1))'],
    ...output,
  ],
  open: (options) => createPackager({ now: () => 0, ...options }),
});

/** Sound alone for bad lines, in mono: AAC-LC, as no free coder of HE-AAC comes with ffmpeg. */
export const soundCoding: Coding = {
  arguments: [
    ...input,
    '-map',
    '0:a:0',
    '-c:a',
    'aac',
    '-ac',
    '1',
    '-ar',
    String(sparedSound.rate),
    '-b:a',
    String(sparedSound.bitRate),
    ...output,
  ],
  open: createSoundPackager,
};

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
  coding: Coding;
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
  begin(segment: Pick<TappedSegment, 'init' | 'capture'>): void;
  part(bytes: Buffer): void;
  /** Ends it; settles once its process is gone. */
  stop(): Promise<void>;
}

/** Starts a rung; its process starts with the next segment of the original. */
export function startRung({ program, coding, stream, times, log, about, onOver }: RungOptions): RunningRung {
  let process: Transcode | undefined;
  let init: Buffer | undefined;
  let capture = 0;
  let isReady = false;
  let isOver = false;
  const waiting = new Set<() => void>();

  const wake = () => {
    for (const each of [...waiting]) each();
  };
  const packager = coding.open({
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
        { program, arguments: coding.arguments, silence: times.silence },
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
