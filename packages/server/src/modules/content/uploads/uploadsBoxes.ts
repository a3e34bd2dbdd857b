import type { FileHandle } from 'node:fs/promises';

/** Maximum bytes of a video's metadata. */
export const mostHead = 8 * 1024 * 1024;
/** Maximum number of boxes to inspect. */
const mostBoxes = 2_000;

/** A box of an mp4. */
export interface Box {
  type: string;
  /** Offsets of the box, of its content and of its end. */
  at: number;
  from: number;
  to: number;
}

/**
 * Parses the header of a box: type, total size and header size; undefined if it is truncated or larger than its container.
 * @param end end of the available bytes
 * @param left bytes from its start to the end of its container
 */
function headAt(bytes: Buffer, at: number, end: number, left: number): { type: string; size: number; own: number } | undefined {
  if (at + 8 > end) return undefined;
  let [size, own] = [bytes.readUInt32BE(at), 8];
  if (size === 1) {
    if (at + 16 > end) return undefined;
    [size, own] = [Number(bytes.readBigUInt64BE(at + 8)), 16];
  }
  if (size === 0) size = left;
  return size < own || size > left ? undefined : { type: bytes.toString('latin1', at + 4, at + 8), size, own };
}

/** Boxes in a range of bytes; undefined where one exceeds the range. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const head = headAt(bytes, at, to, to - at);
    if (!head || boxes.length > mostBoxes) return undefined;
    boxes.push({ type: head.type, at, from: at + head.own, to: at + head.size });
    at += head.size;
  }
  return boxes;
}

/** The boxes of a whole file, read by their headers; undefined if one is truncated. */
export async function boxesOf(file: FileHandle, length: number): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  const bytes = Buffer.alloc(16);
  for (let at = 0; at < length;) {
    const { bytesRead } = await file.read(bytes, 0, 16, at);
    const head = headAt(bytes, 0, bytesRead, length - at);
    if (!head || boxes.length > mostBoxes) return undefined;
    boxes.push({ type: head.type, at, from: at + head.own, to: at + head.size });
    at += head.size;
  }
  return boxes;
}

/** The first box at the end of a path of types. */
export const inside = (bytes: Buffer, boxes: readonly Box[] | undefined, ...path: readonly string[]): Box | undefined => {
  const [type, ...rest] = path;
  const found = boxes?.find((box) => box.type === type);
  return !found || rest.length === 0 ? found : inside(bytes, boxesIn(bytes, found.from, found.to), ...rest);
};
