import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, Readable, Transform, type TransformCallback } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';

/** The archive was changed, cut short, or closed with another passphrase; the message says so. */
export class BadArchive extends Error {
  override name = 'BadArchive';
}

const magic = Buffer.from('PITCHSIDE BACKUP 1\n');
const saltLength = 16;
const tagLength = 16;
/** Bytes of a chunk before it is sealed. */
const chunkLength = 256 * 1024;
/** Bit of a chunk's length that marks the last one, so that a cut archive is known as cut. */
const lastBit = 0x8000_0000;

const keyOf = (passphrase: string, salt: Buffer): Buffer =>
  scryptSync(passphrase, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
/** Nonce of a chunk: its number; the key is of this archive alone. */
function nonceOf(chunk: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(chunk), 4);
  return nonce;
}

/** Seals bytes by AES-256-GCM in chunks: each has its number, its length and whether it is the last under its tag. */
class Sealing extends Transform {
  private readonly salt = randomBytes(saltLength);
  private readonly key: Buffer;
  private waiting = Buffer.alloc(0);
  private chunk = 0;

  constructor(passphrase: string) {
    super();
    this.key = keyOf(passphrase, this.salt);
    this.push(Buffer.concat([magic, this.salt]));
  }

  private write_(bytes: Buffer, isLast: boolean): void {
    const head = Buffer.alloc(4);
    head.writeUInt32BE((isLast ? lastBit : 0) + bytes.length);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonceOf(this.chunk));
    this.chunk += 1;
    cipher.setAAD(head);
    const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
    this.push(Buffer.concat([head, body, cipher.getAuthTag()]));
  }

  override _transform(bytes: Buffer, _encoding: string, done: TransformCallback): void {
    this.waiting = Buffer.concat([this.waiting, bytes]);
    while (this.waiting.length > chunkLength) {
      this.write_(this.waiting.subarray(0, chunkLength), false);
      this.waiting = this.waiting.subarray(chunkLength);
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    this.write_(this.waiting, true);
    done();
  }
}

/** Reads exactly so many bytes at a time from a stream of any pieces. */
function exactReader(stream: AsyncIterable<Buffer>) {
  const pieces = stream[Symbol.asyncIterator]();
  let waiting = Buffer.alloc(0);
  return async (length: number): Promise<Buffer | undefined> => {
    while (waiting.length < length) {
      const next = await pieces.next();
      if (next.done) return undefined;
      waiting = Buffer.concat([waiting, next.value]);
    }
    const found = waiting.subarray(0, length);
    waiting = waiting.subarray(length);
    return found;
  };
}

const changed = () =>
  new BadArchive('The archive does not open: it was changed, or PITCHSIDE_BACKUP_KEY is another one than it was made with');

async function* unsealed(file: string, passphrase: string): AsyncGenerator<Buffer> {
  const read = exactReader(createReadStream(file));
  const begin = await read(magic.length + saltLength);
  if (!begin?.subarray(0, magic.length).equals(magic)) throw new BadArchive(`${file} is no backup of Pitchside`);
  const key = keyOf(passphrase, begin.subarray(magic.length));
  for (let chunk = 0; ; chunk += 1) {
    const head = await read(4);
    if (!head) throw new BadArchive('The archive is cut short');
    const length = head.readUInt32BE() & (lastBit - 1);
    if (length > chunkLength) throw changed();
    const body = await read(length + tagLength);
    if (!body) throw new BadArchive('The archive is cut short');
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(chunk));
    decipher.setAAD(head);
    decipher.setAuthTag(body.subarray(length));
    try {
      yield Buffer.concat([decipher.update(body.subarray(0, length)), decipher.final()]);
    } catch {
      throw changed();
    }
    if (head.readUInt32BE() >= lastBit) {
      if ((await read(1)) !== undefined) throw changed();
      return;
    }
  }
}

/** Piece of an archive: an entry with a name and facts, then its bytes in pieces, then the end of the entry. */
export type ArchiveRecord =
  | { type: 'entry'; name: string; facts: Record<string, unknown> }
  | { type: 'bytes'; bytes: Buffer }
  | { type: 'end'; facts: Record<string, unknown> };

const kinds = ['entry', 'bytes', 'end'] as const;

function encoded(record: ArchiveRecord): Buffer {
  const { type, ...rest } = record;
  const payload = record.type === 'bytes' ? record.bytes : Buffer.from(JSON.stringify(rest));
  const head = Buffer.alloc(5);
  head.writeUInt8(kinds.indexOf(type));
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

async function* encodedAll(records: AsyncIterable<ArchiveRecord>): AsyncGenerator<Buffer> {
  for await (const record of records) yield encoded(record);
}

/** Bytes of an archive: its records, compressed, then sealed with a passphrase. */
export function sealArchive(records: AsyncIterable<ArchiveRecord>, passphrase: string): Readable {
  return pipeline(Readable.from(encodedAll(records)), createGzip({ level: 1 }), new Sealing(passphrase), () => undefined);
}

/**
 * Reads the records of an archive. What it yields before it ends was sealed by whoever knows the passphrase, but the end may be missing:
 * read it to the end once before anything is done with it.
 * @throws BadArchive
 */
export async function* openArchive(file: string, passphrase: string): AsyncGenerator<ArchiveRecord> {
  const plain = pipeline(Readable.from(unsealed(file, passphrase)), createGunzip(), () => undefined);
  const read = exactReader(plain);
  for (;;) {
    const head = await read(5);
    if (!head) return;
    const [type, payload] = [kinds[head.readUInt8()], await read(head.readUInt32BE(1))];
    if (type === undefined || !payload) throw changed();
    if (type === 'bytes') yield { type, bytes: payload };
    else yield { type, ...(JSON.parse(payload.toString()) as object) } as ArchiveRecord;
  }
}
