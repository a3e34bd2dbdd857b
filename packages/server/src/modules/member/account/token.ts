import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hash of a token, as stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const day = 24 * 3_600_000;

/** Sessions end after 7 days without use, and 30 days after sign-in (reliability A2). */
export const sessionLife = { idle: 7 * day, whole: 30 * day };

/** Minimum interval between updates of a session's last use, ms. */
export const seenEvery = 60_000;
