import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { factorDigits } from '@pitchside/api/member/account';

/** Lifetime of a code, s; authenticator apps know no other. */
const period = 30;
/** Steps by which the clock of a phone may differ. */
const skew = 1;

const totpOf = (secret: Secret, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: factorDigits, period });

/** A new secret of 160 bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Address that an authenticator app reads from a QR code. */
export const uriOf = (secret: string, issuer: string, label: string): string => totpOf(Secret.fromBase32(secret), issuer, label).toString();

/** The step of 30 s that a code belongs to, at most one from now; undefined for a wrong code. */
export function stepOf(secret: string, token: string, now: number): number | undefined {
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token, timestamp: now, window: skew });
  return delta === null ? undefined : Math.floor(now / 1_000 / period) + delta;
}

// Without 0, 1, i, l, o and u, which are misread.
const letters = '23456789abcdefghjkmnpqrstvwxyz';

/** A recovery code of 49 random bits: `k7m2p-x9qrt`. */
export function newRecoveryCode(): string {
  const all = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
  return `${all.slice(0, 5)}-${all.slice(5)}`;
}

/** A code as it is compared, however it was typed. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();
