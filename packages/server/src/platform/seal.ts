import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** Encryption at rest with a secret of the server, so that data in the database or on the disk is unreadable by itself. */
export interface Seal {
  seal(text: string): string;
  open(sealed: string): string;
  sealBytes(bytes: Uint8Array): Buffer;
  openBytes(sealed: Uint8Array): Buffer;
  /** Encrypts what is read, piece by piece; it grows by `sealedExtra`. */
  sealStream(source: AsyncIterable<Uint8Array>): AsyncIterable<Buffer>;
  /** Decrypts a file of that size, of which `read` gives stretches; ends with an error where a byte was changed. */
  openStream(size: number, read: (from: number, to: number) => AsyncIterable<Uint8Array>): AsyncIterable<Buffer>;
  /** A hash that nobody can compute without the secret, for finding an equal value again. */
  fingerprint(text: string): string;
}

const ivLength = 12;
const tagLength = 16;
/** Bytes that a sealed file is longer by. */
export const sealedExtra = ivLength + tagLength;

/** AES-256-GCM with a fresh nonce each time; a changed byte does not open. */
export function createSeal(secret: string): Seal {
  const key = createHash('sha256').update(`seal ${secret}`).digest();
  const macKey = createHash('sha256').update(`fingerprint ${secret}`).digest();
  const sealBytes = (bytes: Uint8Array): Buffer => {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]);
  };
  const openBytes = (sealed: Uint8Array): Buffer => {
    const all = Buffer.from(sealed);
    const decipher = createDecipheriv('aes-256-gcm', key, all.subarray(0, ivLength));
    decipher.setAuthTag(all.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(all.subarray(ivLength + tagLength)), decipher.final()]);
  };
  async function* sealStream(source: AsyncIterable<Uint8Array>) {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    yield iv;
    for await (const piece of source) yield cipher.update(piece);
    yield cipher.final();
    yield cipher.getAuthTag();
  }
  async function* openStream(size: number, read: (from: number, to: number) => AsyncIterable<Uint8Array>) {
    const whole = async (from: number, to: number) => {
      const pieces: Uint8Array[] = [];
      for await (const piece of read(from, to)) pieces.push(piece);
      return Buffer.concat(pieces);
    };
    const decipher = createDecipheriv('aes-256-gcm', key, await whole(0, ivLength - 1));
    decipher.setAuthTag(await whole(size - tagLength, size - 1));
    for await (const piece of read(ivLength, size - tagLength - 1)) yield decipher.update(piece);
    yield decipher.final();
  }
  return {
    sealStream,
    openStream,
    sealBytes,
    openBytes,
    seal: (text) => sealBytes(Buffer.from(text, 'utf8')).toString('base64url'),
    open: (sealed) => openBytes(Buffer.from(sealed, 'base64url')).toString('utf8'),
    fingerprint: (text) => createHmac('sha256', macKey).update(text).digest('base64url'),
  };
}
