import { createHmac, timingSafeEqual } from 'node:crypto';

/** Derives and verifies stream keys of anchors; keys are not stored. */
export interface StreamKeys {
  /** Key of a room, 43 URL-safe characters. */
  of(roomId: number, version: number): string;
  /** Compares in constant time. */
  matches(given: string, roomId: number, version: number): boolean;
}

/** @param secret the site's own secret; another one invalidates all keys */
export function createStreamKeys(secret: string): StreamKeys {
  const of = (roomId: number, version: number) =>
    createHmac('sha256', secret).update(`stream-key:${roomId}:${version}`).digest('base64url');
  return {
    of,
    matches(given, roomId, version) {
      const right = Buffer.from(of(roomId, version));
      const tried = Buffer.from(given);
      return tried.length === right.length && timingSafeEqual(tried, right);
    },
  };
}
