import { box, fullBox, u32 } from './boxes.ts';
import type { VideoSample } from './fragment.ts';
import { movieHeader, trackBoxes, type SampleTables } from './init.ts';
import { aacFrame, videoTimescale, type AudioTrack, type VideoTrack } from './tracks.ts';

/** Pictures with their sound, about equally long; stored together in the file. */
export interface MoviePiece {
  samples: readonly VideoSample[];
  frames: readonly Buffer[];
}

/** Values that follow each other, those that are alike together. */
function runs(values: readonly number[]): { value: number; count: number }[] {
  const found: { value: number; count: number }[] = [];
  for (const value of values) {
    const last = found.at(-1);
    if (last?.value === value) last.count += 1;
    else found.push({ value, count: 1 });
  }
  return found;
}

const counted = (values: readonly number[]) => {
  const list = runs(values);
  return [u32(list.length), ...list.flatMap(({ value, count }) => [u32(count), u32(value)])];
};

/** Sample-to-chunk table: the number of samples in each chunk, with an entry where it changes. */
function chunks(sizes: readonly number[]): Buffer[] {
  const changes = sizes.flatMap((size, index) => (size === sizes[index - 1] ? [] : [[u32(index + 1), u32(size), u32(1)]]));
  return [u32(changes.length), ...changes.flat()];
}

const sizesOf = (parts: readonly { length: number }[]) => [u32(0), u32(parts.length), ...parts.map(({ length }) => u32(length))];
const total = (parts: readonly { length: number }[]) => parts.reduce((all, part) => all + part.length, 0);

/** A whole film of pieces, as a file that browsers play and seek in from its first bytes on. */
export function wholeMovie(tracks: { video: VideoTrack; audio: AudioTrack }, pieces: readonly MoviePiece[]): Buffer {
  const samples = pieces.flatMap((piece) => piece.samples);
  const frames = pieces.flatMap((piece) => piece.frames);
  const length = samples.reduce((all, { duration }) => all + duration, 0);

  function head(begin: number): Buffer {
    const [pictureAt, soundAt]: [number[], number[]] = [[], []];
    let at = begin;
    for (const piece of pieces) {
      pictureAt.push(at);
      at += total(piece.samples.map(({ data }) => data));
      soundAt.push(at);
      at += total(piece.frames);
    }
    const keys = samples.flatMap(({ isKey }, index) => (isKey ? [u32(index + 1)] : []));
    const pictures: SampleTables = {
      length,
      tables: [
        fullBox('stts', 0, 0, ...counted(samples.map(({ duration }) => duration))),
        fullBox('ctts', 0, 0, ...counted(samples.map(({ offset }) => offset))),
        fullBox('stss', 0, 0, u32(keys.length), ...keys),
        fullBox('stsc', 0, 0, ...chunks(pieces.map((piece) => piece.samples.length))),
        fullBox('stsz', 0, 0, ...sizesOf(samples.map(({ data }) => data))),
        fullBox('stco', 0, 0, u32(pictureAt.length), ...pictureAt.map(u32)),
      ],
    };
    const sounds: SampleTables = {
      length: frames.length * aacFrame,
      tables: [
        fullBox('stts', 0, 0, u32(1), u32(frames.length), u32(aacFrame)),
        fullBox('stsc', 0, 0, ...chunks(pieces.map((piece) => piece.frames.length))),
        fullBox('stsz', 0, 0, ...sizesOf(frames)),
        fullBox('stco', 0, 0, u32(soundAt.length), ...soundAt.map(u32)),
      ],
    };
    return Buffer.concat([
      box('ftyp', Buffer.from('isom'), u32(0x200), Buffer.from('isomiso2avc1mp41')),
      box('moov', movieHeader(Math.round((length * 1_000) / videoTimescale)), ...trackBoxes(tracks, pictures, sounds)),
    ]);
  }

  // Offsets count from the start of the file, so the size of the header has to be known first.
  const size = head(0).length;
  return Buffer.concat([
    head(size + 8),
    box('mdat', ...pieces.flatMap((piece) => [...piece.samples.map(({ data }) => data), ...piece.frames])),
  ]);
}
