import { Readable } from 'node:stream';
import type { JoinPieces } from '../../modules/live/clips/index.ts';
import { box, findBoxes, fullBox, readBoxes, u16, u32 } from '../packager/boxes.ts';
import { trackIds } from '../packager/init.ts';
import { readInit } from '../packager/readMovie.ts';
import { videoTimescale } from '../packager/tracks.ts';

const ticks = (ms: number) => Math.round((ms * videoTimescale) / 1_000);

/** Initialisation section with the length of the whole film. */
function headOf(init: Buffer, length: number): Buffer {
  const outer = [...readBoxes(init)];
  const content = (parent: { start: number; end: number }) => [...readBoxes(init, parent.start, parent.end)];
  const whole = ({ start, end }: { start: number; end: number }) => init.subarray(start - 8, end);
  return Buffer.concat(
    outer.map((each) =>
      each.type !== 'moov'
        ? whole(each)
        : box(
            'moov',
            ...content(each).map((inner) =>
              inner.type !== 'mvex' ? whole(inner) : box('mvex', fullBox('mehd', 0, 0, u32(length)), ...content(inner).map(whole)),
            ),
          ),
    ),
  );
}

/** Index of the film: a reference for each piece, so that players seek in a long one. */
const indexOf = (pieces: readonly { size: number; lasts: number }[]): Buffer =>
  fullBox(
    'sidx',
    0,
    0,
    u32(trackIds.video),
    u32(videoTimescale),
    u32(0),
    u32(0),
    u16(0),
    u16(pieces.length),
    ...pieces.map(({ size, lasts }) => Buffer.concat([u32(size), u32(lasts), u32(0x90000000)])),
  );

/** Moves the times of a piece, whose pictures begin at a place in the film (ticks of the pictures). */
function moved(bytes: Buffer, begin: number, rate: number): Buffer {
  const copy = Buffer.from(bytes);
  const tracks = findBoxes(copy, 'moof/traf').flatMap(({ start, end }) => {
    const inside = (type: string) => findBoxes(copy, type, start, end)[0]?.start;
    const [head, time] = [inside('tfhd'), inside('tfdt')];
    return head === undefined || time === undefined
      ? []
      : [{ isVideo: copy.readUInt32BE(head + 4) === trackIds.video, place: time + 4, at: Number(copy.readBigUInt64BE(time + 4)) }];
  });
  const first = tracks.find(({ isVideo }) => isVideo);
  const shift = begin - (first?.at ?? begin);
  for (const { isVideo, place, at } of tracks) {
    const by = isVideo ? shift : Math.round((shift * rate) / videoTimescale);
    copy.writeBigUInt64BE(BigInt(Math.max(0, at + by)), place);
  }
  return copy;
}

/**
 * Joins pieces that need the same initialisation section to one film, which is never in memory as a whole: only the times in the pieces
 * change, so that every byte has its place beforehand. A gap between pieces is a picture that stands.
 */
export const joinPieces: JoinPieces = (init, pieces) => {
  const [first, last] = [pieces[0], pieces.at(-1)];
  const tracks = readInit(init);
  if (!first || !last || !tracks) return undefined;
  const length = last.startedAt + last.duration - first.startedAt;
  const begins = pieces.map(({ startedAt }) => ticks(startedAt - first.startedAt));
  const lasts = pieces.map(({ duration }, index) => (begins[index + 1] ?? (begins[index] ?? 0) + ticks(duration)) - (begins[index] ?? 0));
  const head = Buffer.concat([headOf(init, length), indexOf(pieces.map(({ size }, index) => ({ size, lasts: lasts[index] ?? 0 })))]);
  const size = head.length + pieces.reduce((sum, piece) => sum + piece.size, 0);

  async function* read(from: number, to: number): AsyncGenerator<Buffer> {
    if (from < head.length) yield head.subarray(from, to + 1);
    let at = head.length;
    for (const [index, piece] of pieces.entries()) {
      const end = at + piece.size;
      if (end > from && at <= to) {
        const bytes = await piece.read();
        // One that is gone meanwhile ends the download: its bytes have no other place.
        if (bytes?.length !== piece.size) throw new Error('a piece of a replay is gone');
        yield moved(bytes, begins[index] ?? 0, tracks?.audio.rate ?? videoTimescale).subarray(Math.max(0, from - at), to - at + 1);
      }
      at = end;
    }
  }
  return { size, read: (from, to) => Readable.from(read(from, to)) };
};
