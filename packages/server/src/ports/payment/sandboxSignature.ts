import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signature of a text as URL-safe base64: HMAC-SHA256. */
export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** Compares in constant time. */
export function isSigned(secret: string, text: string, signature: string): boolean {
  const [right, given] = [Buffer.from(sign(secret, text)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}
