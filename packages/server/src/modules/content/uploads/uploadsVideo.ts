import { open, type FileHandle } from 'node:fs/promises';
import { boxesIn, boxesOf, inside, mostHead, type Box } from './uploadsBoxes.ts';
import type { FileInfo } from './uploads.tables.ts';

/** Reasons to refuse a video. */
export type VideoFault = 'container' | 'broken' | 'picture' | 'sound' | 'empty';

/** Codec of a track: the name of its first sample entry and its offset. */
function codingOf(bytes: Buffer, track: readonly Box[] | undefined): { kind: string; entry: string; samples: number } {
  const media = inside(bytes, track, 'mdia');
  const boxes = media && boxesIn(bytes, media.from, media.to);
  const handler = inside(bytes, boxes, 'hdlr');
  const table = inside(bytes, boxes, 'minf', 'stbl');
  const tables = table && boxesIn(bytes, table.from, table.to);
  const entries = inside(bytes, tables, 'stsd');
  const sizes = inside(bytes, tables, 'stsz');
  return {
    kind: handler && handler.from + 12 <= handler.to ? bytes.toString('latin1', handler.from + 8, handler.from + 12) : '',
    entry: entries && entries.from + 16 <= entries.to ? bytes.toString('latin1', entries.from + 12, entries.from + 16) : '',
    samples: sizes && sizes.from + 12 <= sizes.to ? bytes.readUInt32BE(sizes.from + 8) : 0,
  };
}

/** Length of a video in seconds, from its header. */
function secondsOf(bytes: Buffer, head: Box | undefined): number {
  if (!head || head.to - head.from < 20) return 0;
  const isLong = bytes[head.from] === 1;
  if (isLong && head.to - head.from < 32) return 0;
  const scale = bytes.readUInt32BE(head.from + (isLong ? 20 : 12));
  const length = isLong ? Number(bytes.readBigUInt64BE(head.from + 24)) : bytes.readUInt32BE(head.from + 16);
  return scale > 0 ? length / scale : 0;
}

/** Inspects a file, ignoring its name: every browser plays an mp4 with H.264 and, if it has sound, AAC. */
export async function inspectVideo(path: string): Promise<FileInfo | VideoFault> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const boxes = await boxesOf(file, size);
    if (boxes?.[0]?.type !== 'ftyp') return boxes || size < 12 || !(await beginsLikeMp4(file)) ? 'container' : 'broken';
    const moov = boxes.find(({ type }) => type === 'moov');
    if (!moov || moov.to - moov.from > mostHead || !boxes.some(({ type }) => type === 'mdat')) return 'broken';
    const bytes = Buffer.alloc(moov.to - moov.from);
    await file.read(bytes, 0, bytes.length, moov.from);
    const film = boxesIn(bytes, 0, bytes.length);
    if (!film) return 'broken';
    const tracks = film.filter(({ type }) => type === 'trak').map((track) => boxesIn(bytes, track.from, track.to));
    const codings = tracks.map((track) => ({ track, ...codingOf(bytes, track) }));
    const pictures = codings.filter(({ kind }) => kind === 'vide');
    const seconds = secondsOf(bytes, inside(bytes, film, 'mvhd'));
    if (pictures.length === 0 || pictures.some(({ entry }) => entry !== 'avc1' && entry !== 'avc3')) return 'picture';
    if (codings.some(({ kind, entry }) => kind === 'soun' && entry !== 'mp4a')) return 'sound';
    const [picture] = pictures;
    const head = picture && inside(bytes, picture.track, 'tkhd');
    if (!picture || !head || head.to - head.from < 84 || picture.samples === 0 || !(seconds > 0)) return 'empty';
    const [width, height] = [bytes.readUInt32BE(head.to - 8) >>> 16, bytes.readUInt32BE(head.to - 4) >>> 16];
    return width > 0 && height > 0 ? { width, height, seconds: Math.round(seconds * 10) / 10 } : 'empty';
  } finally {
    await file.close();
  }
}

/** Whether the first bytes of a file are those of an mp4. */
export const isMp4 = (head: Buffer): boolean => head.toString('latin1', 4, 8) === 'ftyp';

async function beginsLikeMp4(file: FileHandle): Promise<boolean> {
  const head = Buffer.alloc(8);
  await file.read(head, 0, 8, 0);
  return isMp4(head);
}
