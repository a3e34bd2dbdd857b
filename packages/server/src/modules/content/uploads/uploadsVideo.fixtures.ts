const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

/** Properties of a generated video. */
export interface MadeUp {
  seconds?: number;
  picture?: string;
  sound?: string | null;
  samples?: number;
  /** Bytes of picture data. */
  payload?: number;
  /** Whether the metadata is behind the data, as cameras write it; default in front. */
  isHeadBehind?: boolean;
}

/** Indices of the pictures at which fragments of a generated video begin. */
export const pieceStarts = [0, 64, 128] as const;

function track(
  kind: string,
  coding: string,
  samples: number,
  { width, height, base }: { width: number; height: number; base: number },
): Buffer {
  const head = Buffer.alloc(84);
  head.writeUInt32BE(width * 65_536, 76);
  head.writeUInt32BE(height * 65_536, 80);
  const handler = Buffer.alloc(24);
  handler.write(kind, 8, 'latin1');
  const places = box('stco', words(0, pieceStarts.length, ...pieceStarts.map((start) => base + start)));
  const table = box('stbl', box('stsd', words(0, 1), box(coding, Buffer.alloc(24))), box('stsz', words(0, 0, samples)), places);
  return box('trak', box('tkhd', head), box('mdia', box('hdlr', handler), box('minf', table)));
}

/** Boxes of an mp4 with the requested properties; it is not playable. */
export function madeUpVideo({
  seconds = 2,
  picture = 'avc1',
  sound = 'mp4a',
  samples = 50,
  payload = 256,
  isHeadBehind = false,
}: MadeUp = {}): Buffer {
  const type = box('ftyp', Buffer.from('isom\0\0\0\0isomavc1', 'latin1'));
  const pictures = box('mdat', Buffer.alloc(payload, Buffer.from([7, 5, 3])));
  const head = (base: number) =>
    box(
      'moov',
      box('mvhd', words(0, 0, 0, 1_000, seconds * 1_000), Buffer.alloc(80)),
      track('vide', picture, samples, { width: 640, height: 360, base }),
      ...(sound === null ? [] : [track('soun', sound, samples, { width: 0, height: 0, base })]),
    );
  const base = type.length + 8;
  return Buffer.concat(isHeadBehind ? [type, pictures, head(base)] : [type, head(base + head(base).length), pictures]);
}
