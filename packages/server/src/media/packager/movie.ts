import { box, fullBox, u32 } from './boxes.ts';
import type { VideoSample } from './fragment.ts';
import { movieHeader, trackBoxes, type SampleTables } from './init.ts';
import { aacFrame, videoTimescale, type AudioTrack, type VideoTrack } from './tracks.ts';

/** Pictures with their sound, about equally long; stored together in the file. */
export interface MoviePiece {
  samples: readonly VideoSample[];
  frames: readonly Buffer[];
  /** Samples that each frame of sound lasts; default all alike. */
  lengths?: readonly number[];
}

/** Begin of a film on the clocks of its tracks: ticks of the pictures, samples of the sound; negative where sound begins later. */
export interface MovieBegin {
  picture: number;
  sound: number;
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

/** Edit list that plays a track from a place on for so many ms; a negative place, ticks of its clock, is a pause before it. */
function edits(length: number, place: number, timescale: number): Buffer {
  const pause = place < 0 ? Math.round((-place * 1_000) / timescale) : 0;
  const lists = [...(pause > 0 ? [[pause, -1] as const] : []), [Math.max(1, length - pause), Math.max(0, place)] as const];
  return box('edts', fullBox('elst', 0, 0, u32(lists.length), ...lists.flatMap(([lasts, at]) => [u32(lasts), u32(at), u32(0x10000)])));
}

/**
 * A whole film of pieces, as a file that browsers play and seek in from its first bytes on.
 * @param begin where both tracks begin; default with their first sample
 */
export function wholeMovie(tracks: { video: VideoTrack; audio: AudioTrack }, pieces: readonly MoviePiece[], begin?: MovieBegin): Buffer {
  const samples = pieces.flatMap((piece) => piece.samples);
  const frames = pieces.flatMap((piece) => piece.frames);
  const lengths = pieces.flatMap((piece) => piece.lengths ?? piece.frames.map(() => aacFrame));
  const length = samples.reduce((all, { duration }) => all + duration, 0);
  const ms = Math.round((length * 1_000) / videoTimescale);
  // A signed offset, where pictures are shown before they would be decoded.
  const signed = samples.some(({ offset }) => offset < 0) ? 1 : 0;

  function head(start: number): Buffer {
    const [pictureAt, soundAt]: [number[], number[]] = [[], []];
    let at = start;
    for (const piece of pieces) {
      // A chunk without samples is none.
      if (piece.samples.length > 0) pictureAt.push(at);
      at += total(piece.samples.map(({ data }) => data));
      if (piece.frames.length > 0) soundAt.push(at);
      at += total(piece.frames);
    }
    const keys = samples.flatMap(({ isKey }, index) => (isKey ? [u32(index + 1)] : []));
    const pictures: SampleTables = {
      length,
      ...(begin && { edits: edits(ms, begin.picture, videoTimescale) }),
      tables: [
        fullBox('stts', 0, 0, ...counted(samples.map(({ duration }) => duration))),
        fullBox('ctts', signed, 0, ...counted(samples.map(({ offset }) => offset))),
        fullBox('stss', 0, 0, u32(keys.length), ...keys),
        fullBox('stsc', 0, 0, ...chunks(pieces.map((piece) => piece.samples.length).filter(Boolean))),
        fullBox('stsz', 0, 0, ...sizesOf(samples.map(({ data }) => data))),
        fullBox('stco', 0, 0, u32(pictureAt.length), ...pictureAt.map(u32)),
      ],
    };
    const sounds: SampleTables = {
      length: lengths.reduce((all, each) => all + each, 0),
      ...(begin && { edits: edits(ms, begin.sound, tracks.audio.rate) }),
      tables: [
        fullBox('stts', 0, 0, ...counted(lengths)),
        fullBox('stsc', 0, 0, ...chunks(pieces.map((piece) => piece.frames.length).filter(Boolean))),
        fullBox('stsz', 0, 0, ...sizesOf(frames)),
        fullBox('stco', 0, 0, u32(soundAt.length), ...soundAt.map(u32)),
      ],
    };
    return Buffer.concat([
      box('ftyp', Buffer.from('isom'), u32(0x200), Buffer.from('isomiso2avc1mp41')),
      box('moov', movieHeader(ms), ...trackBoxes(tracks, pictures, sounds)),
    ]);
  }

  // Offsets count from the start of the file, so the size of the header has to be known first.
  const size = head(0).length;
  return Buffer.concat([
    head(size + 8),
    box('mdat', ...pieces.flatMap((piece) => [...piece.samples.map(({ data }) => data), ...piece.frames])),
  ]);
}
