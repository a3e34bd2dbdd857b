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

/** What a made-up video has. */
export interface MadeUp {
  seconds?: number;
  picture?: string;
  sound?: string | null;
  samples?: number;
  /** Bytes of its pictures. */
  payload?: number;
}

function track(kind: string, coding: string, samples: number, width: number, height: number): Buffer {
  const head = Buffer.alloc(84);
  head.writeUInt32BE(width * 65_536, 76);
  head.writeUInt32BE(height * 65_536, 80);
  const handler = Buffer.alloc(24);
  handler.write(kind, 8, 'latin1');
  const table = box('stbl', box('stsd', words(0, 1), box(coding, Buffer.alloc(24))), box('stsz', words(0, 0, samples)));
  return box('trak', box('tkhd', head), box('mdia', box('hdlr', handler), box('minf', table)));
}

/** The boxes of an mp4 that says of itself what is asked for; nothing in it could be played. */
export const madeUpVideo = ({ seconds = 2, picture = 'avc1', sound = 'mp4a', samples = 50, payload = 256 }: MadeUp = {}): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isomavc1', 'latin1')),
    box(
      'moov',
      box('mvhd', words(0, 0, 0, 1_000, seconds * 1_000), Buffer.alloc(80)),
      track('vide', picture, samples, 640, 360),
      ...(sound === null ? [] : [track('soun', sound, samples, 0, 0)]),
    ),
    box('mdat', Buffer.alloc(payload, 7)),
  ]);
