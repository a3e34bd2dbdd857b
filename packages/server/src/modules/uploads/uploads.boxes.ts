import type { FileHandle } from 'node:fs/promises';

/** Most bytes of what describes a video. */
export const mostHead = 8 * 1024 * 1024;
/** Most boxes that are looked at. */
const mostBoxes = 2_000;

/** One of the boxes that a film is made of. */
export interface Box {
  type: string;
  /** Where it begins, and where its content begins and ends. */
  at: number;
  from: number;
  to: number;
}

/** The boxes between two places of a file's bytes; undefined where one is larger than what is there. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    let [size, head] = [bytes.readUInt32BE(at), 8];
    if (size === 1) {
      if (at + 16 > to) return undefined;
      [size, head] = [Number(bytes.readBigUInt64BE(at + 8)), 16];
    }
    if (size === 0) size = to - at;
    if (size < head || at + size > to || boxes.length > mostBoxes) return undefined;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), at, from: at + head, to: at + size });
    at += size;
  }
  return boxes;
}

/** The boxes of a whole file, read by their heads alone. */
export async function boxesOf(file: FileHandle, length: number): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  const head = Buffer.alloc(16);
  for (let at = 0; at < length;) {
    const { bytesRead } = await file.read(head, 0, 16, at);
    if (bytesRead < 8 || boxes.length > mostBoxes) return undefined;
    let [size, skip] = [head.readUInt32BE(0), 8];
    if (size === 1) {
      if (bytesRead < 16) return undefined;
      [size, skip] = [Number(head.readBigUInt64BE(8)), 16];
    }
    if (size === 0) size = length - at;
    // A box that reaches beyond the end was cut.
    if (size < skip || at + size > length) return undefined;
    boxes.push({ type: head.toString('latin1', 4, 8), at, from: at + skip, to: at + size });
    at += size;
  }
  return boxes;
}

/** The first box at the end of a path of types. */
export const inside = (bytes: Buffer, boxes: readonly Box[] | undefined, ...path: readonly string[]): Box | undefined => {
  const [type, ...rest] = path;
  const found = boxes?.find((box) => box.type === type);
  return !found || rest.length === 0 ? found : inside(bytes, boxesIn(bytes, found.from, found.to), ...rest);
};
