import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** Encryption at rest with a secret of the server, so that data in the database or on the disk is unreadable by itself. */
export interface Seal {
  seal(text: string): string;
  open(sealed: string): string;
  sealBytes(bytes: Uint8Array): Buffer;
  openBytes(sealed: Uint8Array): Buffer;
  /** A hash that nobody can compute without the secret, for finding an equal value again. */
  fingerprint(text: string): string;
}

const ivLength = 12;
const tagLength = 16;

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
  return {
    sealBytes,
    openBytes,
    seal: (text) => sealBytes(Buffer.from(text, 'utf8')).toString('base64url'),
    open: (sealed) => openBytes(Buffer.from(sealed, 'base64url')).toString('utf8'),
    fingerprint: (text) => createHmac('sha256', macKey).update(text).digest('base64url'),
  };
}
