import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runConfined, type ConfinedEnd } from '../../../../platform/ffmpeg/confined.ts';
import type { FileInfo } from '../uploads.tables.ts';
import { inspectVideo } from '../uploadsVideo.ts';
import { codingLimits, type CodingFault } from './coding.data.ts';
import { codeArguments, lookArguments, measureArguments, readWords, secondOf, type Original } from './recipe.ts';

/** Options for transcoding one video. */
export interface CodeOptions {
  program: string;
  /** Working folder of the video; contains the original as `original`. */
  folder: string;
  container: string;
  /** Called with the progress in percent, if the length is known. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** A playable video at `path`; a fault; or `stopped` after an abort. */
export type Coded = { path: string; info: FileInfo } | { fault: CodingFault; words: string } | 'stopped';

const names = { original: 'original', made: 'made.mp4' };

/** Transcodes a video for every browser, within limits of time, memory and size. */
export async function codeVideo({ program, folder, container, onProgress, signal }: CodeOptions): Promise<Coded> {
  const confines = { folder, signal, memory: codingLimits.memory, file: codingLimits.size + 8 * 1024 * 1024 };
  const probe = await runConfined(program, lookArguments(container, names.original), { ...confines, time: codingLimits.look });
  if (probe.how === 'stopped') return 'stopped';
  const failed = (fault: CodingFault, words = probe.words): Coded => ({ fault, words: words.slice(-600) });
  if (probe.how === 'late') return failed('unreadable');
  const found = readWords(probe.words);
  if (!found) return failed(/Stream #0:\d+.*: Audio: /.test(probe.words) ? 'empty' : 'unreadable');
  // The header of an interrupted recording is unreliable.
  if (found.seconds === undefined || found.seconds > codingLimits.seconds) {
    let measured: number | undefined;
    const ended = await runConfined(
      program,
      measureArguments(container, names.original),
      { ...confines, time: codingLimits.look },
      (line) => void (measured = secondOf(line) ?? measured),
    );
    if (ended.how === 'stopped') return 'stopped';
    if (measured !== undefined) found.seconds = measured;
  }
  if ((found.seconds ?? 0) > codingLimits.seconds) return failed('long');
  if (found.width * found.height > codingLimits.pixels) return failed('wide');

  async function make({ seconds }: Original, copies: boolean): Promise<Coded> {
    const ended: ConfinedEnd = await runConfined(
      program,
      codeArguments(container, names.original, { seconds }, copies, names.made),
      { ...confines, time: codingLimits.time },
      (line) => {
        const at = secondOf(line);
        if (at !== undefined && seconds) onProgress(Math.min(99, Math.floor((at / seconds) * 100)));
      },
    );
    if (ended.how === 'stopped') return 'stopped';
    if (ended.how === 'late') return failed('slow', ended.words);
    const path = join(folder, names.made);
    const size = (await stat(path).catch(() => undefined))?.size ?? 0;
    if (size >= codingLimits.size) return failed('large', ended.words);
    if (ended.code !== 0 || size === 0) return failed('unreadable', ended.words);
    // The result is inspected like an upload: a file from outside is never trusted.
    const info = await inspectVideo(path);
    if (typeof info === 'string') return failed(info === 'empty' ? 'empty' : 'unreadable', ended.words);
    return (info.seconds ?? 0) > codingLimits.seconds ? failed('long') : { path, info: { ...info, bytes: size, mime: 'video/mp4' } };
  }

  if (!found.plays) return make(found, false);
  const copied = await make(found, true);
  // A picture whose timestamps do not fit the other container is transcoded after all.
  return typeof copied === 'object' && 'fault' in copied && copied.fault === 'unreadable' ? make(found, false) : copied;
}
