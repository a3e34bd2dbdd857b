import { createWriteStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { boxesIn, boxesOf, inside, mostHead, type Box } from './uploadsBoxes.ts';

/** Other boxes with file offsets: a video with one is stored unchanged. */
const pinned = new Set(['moof', 'meta', 'sidx']);

/** Tables of chunk offsets in a video; undefined where other boxes contain offsets too. */
function tablesIn(head: Buffer): Box[] | undefined {
  const film = boxesIn(head, 0, head.length);
  if (!film || film.some(({ type }) => pinned.has(type))) return undefined;
  const tables: Box[] = [];
  for (const track of film.filter(({ type }) => type === 'trak')) {
    const table = inside(head, boxesIn(head, track.from, track.to), 'mdia', 'minf', 'stbl');
    const boxes = table && boxesIn(head, table.from, table.to);
    if (!boxes || boxes.some(({ type }) => type === 'saio')) return undefined;
    tables.push(...boxes.filter(({ type }) => type === 'stco' || type === 'co64'));
  }
  return tables;
}

/** Shifts all chunk offsets of a table below a position; false if the table claims more entries than it holds. */
function shift(head: Buffer, { type, from, to }: Box, before: number, by: number): boolean {
  const width = type === 'co64' ? 8 : 4;
  const count = to - from < 8 ? Infinity : head.readUInt32BE(from + 4);
  const end = from + 8 + count * width;
  if (end > to) return false;
  for (let at = from + 8; at < end; at += width) {
    const place = width === 8 ? Number(head.readBigUInt64BE(at)) : head.readUInt32BE(at);
    if (place >= before) continue;
    if (width === 8) head.writeBigUInt64BE(BigInt(place + by), at);
    else head.writeUInt32BE(place + by, at);
  }
  return true;
}

/**
 * The metadata box (`moov`) of a video as it must be in front of its data, and the two offsets between which it moves. Undefined if it is
 * in front already or cannot be moved.
 */
async function frontHead(file: FileHandle, size: number): Promise<{ head: Buffer; into: number; at: number } | undefined> {
  const boxes = await boxesOf(file, size);
  const [first, moov] = [boxes?.[0], boxes?.find(({ type }) => type === 'moov')];
  const isBehind = boxes?.some(({ type, at }) => type === 'mdat' && moov !== undefined && at < moov.at);
  if (!boxes || !first || !moov || !isBehind || moov.to - moov.from > mostHead || boxes.some(({ type }) => pinned.has(type)))
    return undefined;
  const length = moov.to - moov.at;
  const head = Buffer.alloc(length);
  await file.read(head, 0, length, moov.at);
  // The last box of a file may omit its length, but now another one follows.
  if (head.readUInt32BE(0) === 0) head.writeUInt32BE(length, 0);
  const content = head.subarray(moov.from - moov.at);
  const tables = tablesIn(content);
  return tables?.every((table) => shift(content, table, moov.at, length)) ? { head, into: first.to, at: moov.at } : undefined;
}

/**
 * Rewrites a video with its metadata in front of its data, at the same length, so that it plays while loading. False when it stays
 * unchanged.
 */
export async function putHeadInFront(path: string, into: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const front = await frontHead(file, size);
    if (!front) return false;
    const { head, into: place, at } = front;
    const stretches = [
      [0, place],
      [place, at],
      [at + head.length, size],
    ] as const;
    await pipeline(
      async function* () {
        for (const [index, [start, end]] of stretches.entries()) {
          if (index === 1) yield head;
          if (start < end) yield* file.createReadStream({ start, end: end - 1, autoClose: false });
        }
      },
      createWriteStream(into, { flags: 'wx', mode: 0o600 }),
    );
    return true;
  } finally {
    await file.close();
  }
}
