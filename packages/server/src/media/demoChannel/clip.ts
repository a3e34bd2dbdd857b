import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBoxes } from '../packager/boxes.ts';

/** Milliseconds of every segment of the clip. */
export const clipSegment = 2_000;

/** The looped clip: all of it is in memory, it is small. */
export interface Clip {
  init: Buffer;
  segments: readonly Buffer[];
  /** Ticks a second, by track. */
  timescales: ReadonlyMap<number, number>;
}

/** Place of a field behind the version, whose two dates are longer in version 1. */
const afterDates = (bytes: Buffer, start: number) => start + (bytes[start] === 1 ? 20 : 12);

function readTimescales(init: Buffer): Map<number, number> {
  const scales = findBoxes(init, 'moov/trak').map(({ start, end }): [number, number] => {
    const [header] = findBoxes(init, 'tkhd', start, end);
    const [media] = findBoxes(init, 'mdia/mdhd', start, end);
    if (!header || !media) throw new Error('the clip has a track without headers');
    return [init.readUInt32BE(afterDates(init, header.start)), init.readUInt32BE(afterDates(init, media.start))];
  });
  return new Map(scales);
}

/** Reads the clip from its folder: `init.mp4` and numbered segments. */
export function loadClip(folder: string): Clip {
  const names = readdirSync(folder)
    .filter((name) => /^\d+\.m4s$/.test(name))
    .sort();
  const init = readFileSync(join(folder, 'init.mp4'));
  return { init, segments: names.map((name) => readFileSync(join(folder, name))), timescales: readTimescales(init) };
}

/** A segment of the clip as it is in the given round: only its decoding times differ, so that rounds follow each other without a seam. */
export function segmentInRound(clip: Clip, index: number, round: number): Buffer {
  const source = clip.segments[index];
  if (!source) throw new RangeError(`the clip has no segment ${index}`);
  const bytes = Buffer.from(source);
  const roundSeconds = (clip.segments.length * clipSegment) / 1_000;
  for (const { start, end } of findBoxes(bytes, 'moof/traf')) {
    const [header] = findBoxes(bytes, 'tfhd', start, end);
    const [time] = findBoxes(bytes, 'tfdt', start, end);
    if (!header || !time) continue;
    const scale = clip.timescales.get(bytes.readUInt32BE(header.start + 4)) ?? 0;
    const at = time.start + 4;
    bytes.writeBigUInt64BE(bytes.readBigUInt64BE(at) + BigInt(round * roundSeconds * scale), at);
  }
  return bytes;
}
