import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBoxes } from './boxes.ts';
import { readFlv, type MediaTag } from './flv.ts';

/** Tags of a short test pattern with B-frames and sound, as ffmpeg pushes them: 98x54, 25 a second, 44.1 kHz mono. */
export const patternTags = (): MediaTag[] => [...readFlv(readFileSync(join(import.meta.dirname, 'fixtures/pattern.flv')))];

/** AudioSpecificConfig of AAC-LC mono, by sample rate. */
const descriptions: Record<number, number[]> = { 44_100: [0x12, 0x08], 48_000: [0x11, 0x88] };

/** A stream of any length, made of the pattern's own description and one repeated picture; `sound` is samples a second, 0 for none. */
export function* longTags({
  seconds,
  rate = 25,
  sound = 0,
  keyEvery = rate,
}: {
  seconds: number;
  rate?: number;
  sound?: number;
  keyEvery?: number;
}): Generator<MediaTag> {
  const description = patternTags().find((tag) => tag.kind === 'video' && tag.body[1] === 0);
  if (description) yield { ...description, at: 0 };
  if (sound > 0) yield { kind: 'audio', at: 0, body: Buffer.from([0xaf, 0, ...(descriptions[sound] ?? [])]) };
  let frame = 0;
  for (let index = 0; index < seconds * rate; index += 1) {
    const at = Math.round((index * 1_000) / rate);
    // Sound is timed as publishers do: rounded to milliseconds.
    for (; sound > 0 && Math.round((frame * 1_024_000) / sound) <= at; frame += 1)
      yield { kind: 'audio', at: Math.round((frame * 1_024_000) / sound), body: Buffer.from([0xaf, 1, 1, 2, 3]) };
    yield { kind: 'video', at, body: Buffer.from([index % keyEvery === 0 ? 0x17 : 0x27, 1, 0, 0, 0, 9, 9, 9, 9, 9]) };
  }
}

/** A track's part of a fragment. */
export interface ReadRun {
  at: number;
  durations: number[];
  offsets: number[];
  keys: boolean[];
  sizes: number[];
  /** Place of the run's data, counted from the start of the fragment. */
  place: number;
}

/** Reads the runs of a fragment that begins at `start`, by track. */
export function readRuns(bytes: Buffer, start: number, end: number): Map<number, ReadRun> {
  const runs = new Map<number, ReadRun>();
  for (const traf of findBoxes(bytes, 'moof/traf', start, end)) {
    const inside = (type: string) => findBoxes(bytes, type, traf.start, traf.end)[0]?.start ?? 0;
    const [tfhd, tfdt, trun] = [inside('tfhd'), inside('tfdt'), inside('trun')];
    const isVideo = bytes.readUInt32BE(trun) % 0x1000000 === 0xf01;
    const run: ReadRun = {
      at: Number(bytes.readBigUInt64BE(tfdt + 4)),
      durations: [],
      offsets: [],
      keys: [],
      sizes: [],
      place: bytes.readInt32BE(trun + 8),
    };
    const count = bytes.readUInt32BE(trun + 4);
    for (let index = 0; index < count; index += 1) {
      const at = trun + 12 + index * (isVideo ? 16 : 4);
      run.sizes.push(bytes.readUInt32BE(isVideo ? at + 4 : at));
      run.durations.push(isVideo ? bytes.readUInt32BE(at) : 1_024);
      if (!isVideo) continue;
      run.keys.push(bytes.readUInt32BE(at + 8) === 0x2000000);
      run.offsets.push(bytes.readInt32BE(at + 12));
    }
    runs.set(bytes.readUInt32BE(tfhd + 4), run);
  }
  return runs;
}
