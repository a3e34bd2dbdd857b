/** Big-endian integers as bytes. */
export const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};
export const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
export const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};
export const zeros = (length: number): Buffer => Buffer.alloc(length);

/** A box of an ISO base media file: size, four letters, content. */
export function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const size = content.reduce((all, part) => all + part.length, 8);
  return Buffer.concat([u32(size), Buffer.from(type, 'latin1'), ...content], size);
}

/** A box that begins with a version and flags. */
export const fullBox = (type: string, version: number, flags: number, ...content: readonly Uint8Array[]): Buffer =>
  box(type, u32((version << 24) | flags), ...content);

/** A box found in a file: its type and the place of its content. */
export interface FoundBox {
  type: string;
  start: number;
  end: number;
}

/** Walks the boxes of a range; stops at the first that does not fit. */
export function* readBoxes(bytes: Buffer, start = 0, end = bytes.length): Generator<FoundBox> {
  for (let at = start; at + 8 <= end;) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > end) return;
    yield { type: bytes.toString('latin1', at + 4, at + 8), start: at + 8, end: at + size };
    at += size;
  }
}

/** All boxes at a path of types such as `moof/traf/tfdt`. */
export function findBoxes(bytes: Buffer, path: string, start = 0, end = bytes.length): FoundBox[] {
  const [first = '', ...rest] = path.split('/');
  const found = [...readBoxes(bytes, start, end)].filter((item) => item.type === first);
  return rest.length === 0 ? found : found.flatMap((item) => findBoxes(bytes, rest.join('/'), item.start, item.end));
}
