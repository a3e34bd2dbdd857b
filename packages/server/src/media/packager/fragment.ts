import { box, fullBox, u32, u64 } from './boxes.ts';
import { trackIds } from './init.ts';
import { aacFrame } from './tracks.ts';

/** A picture; times are ticks of the video track. */
export interface VideoSample {
  data: Buffer;
  duration: number;
  /** Time from decoding to display; not zero where pictures are reordered. */
  offset: number;
  isKey: boolean;
}

/** Pictures that follow each other from a decoding time. */
export interface VideoRun {
  at: number;
  samples: readonly VideoSample[];
}

/** AAC frames that follow each other from a time in samples. */
export interface AudioRun {
  at: number;
  frames: readonly Buffer[];
}

const baseIsFragment = 0x20000;
const hasDuration = 0x8;
const hasFlags = 0x20;
const sync = 0x2000000;
const notSync = 0x1010000;

const total = (parts: readonly { length: number }[]) => parts.reduce((all, part) => all + part.length, 0);

function videoRun({ at, samples }: VideoRun, place: number): Buffer {
  const table = Buffer.alloc(samples.length * 16);
  samples.forEach(({ data, duration, offset, isKey }, index) => {
    table.writeUInt32BE(duration, index * 16);
    table.writeUInt32BE(data.length, index * 16 + 4);
    table.writeUInt32BE(isKey ? sync : notSync, index * 16 + 8);
    table.writeInt32BE(offset, index * 16 + 12);
  });
  return box(
    'traf',
    fullBox('tfhd', 0, baseIsFragment, u32(trackIds.video)),
    fullBox('tfdt', 1, 0, u64(at)),
    fullBox('trun', 1, 0xf01, u32(samples.length), u32(place), table),
  );
}

function audioRun({ at, frames }: AudioRun, place: number): Buffer {
  const header = fullBox('tfhd', 0, baseIsFragment | hasDuration | hasFlags, u32(trackIds.audio), u32(aacFrame), u32(sync));
  return box(
    'traf',
    header,
    fullBox('tfdt', 1, 0, u64(at)),
    fullBox('trun', 0, 0x201, u32(frames.length), u32(place), ...frames.map((frame) => u32(frame.length))),
  );
}

/** One movie fragment: its tables and its data, pictures first. A run without samples is left out. */
export function fragment(sequence: number, video: VideoRun, audio: AudioRun): Buffer {
  const pictures = video.samples.map((sample) => sample.data);
  const tables = (start: number) =>
    box(
      'moof',
      fullBox('mfhd', 0, 0, u32(sequence)),
      ...(pictures.length > 0 ? [videoRun(video, start)] : []),
      ...(audio.frames.length > 0 ? [audioRun(audio, start + total(pictures))] : []),
    );
  // The offsets count from the start of this fragment, so its size has to be known first.
  const size = tables(0).length;
  return Buffer.concat([tables(size + 8), box('mdat', ...pictures, ...audio.frames)]);
}
