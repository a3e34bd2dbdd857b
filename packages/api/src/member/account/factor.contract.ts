import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, nothing, secret } from '../../contract/fields.ts';
import { userInfo } from './account.contract.ts';

/** Recovery codes of a member, and digits of the code that an authenticator app shows. */
export const [recoveryCodes, factorDigits] = [10, 6] as const;
/** Time in which a proof of the second factor serves sensitive acts of its session, ms. */
export const factorFresh = 10 * 60_000;

/** A code of an authenticator app, or a recovery code; blanks and hyphens are left out, a wrong one is only wrong. */
export const factorCode = secret(z.string().check(z.minLength(6), z.maxLength(24)));

export const factorState = defineCall({
  method: 'GET',
  path: 'user/factorState',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'Whether the second factor of the caller is on, since when, and how many recovery codes are left.',
  input: nothing,
  data: z.object({ on_since: z.nullable(instant), recovery_left: z.int() }),
});

export const beginFactor = defineCall({
  method: 'POST',
  path: 'user/beginFactor',
  caller: 'member',
  rate: 'signin',
  idempotent: false,
  origin: 'ours',
  summary: 'A new secret for an authenticator app, by the login password; nothing is on before a code of it was given.',
  input: z.object({ password: secret(z.string().check(z.minLength(1), z.maxLength(128))) }),
  /** `uri` is an `otpauth:` address for a QR code, `secret` the same to type, in base 32. */
  data: z.object({ uri: z.string(), secret: z.string() }),
});

export const confirmFactor = defineCall({
  method: 'POST',
  path: 'user/confirmFactor',
  caller: 'member',
  rate: 'signin',
  // A stored answer would keep the recovery codes, of which the site keeps the hashes alone.
  idempotent: false,
  origin: 'ours',
  summary: 'Turns the second factor on by a first code. The answer is the only place where the recovery codes ever stand.',
  input: z.object({ code: factorCode }),
  data: z.object({ recovery: z.array(z.string()) }),
});

export const proveFactor = defineCall({
  method: 'POST',
  path: 'user/proveFactor',
  caller: 'member',
  rate: 'signin',
  idempotent: false,
  origin: 'ours',
  summary: 'Proves the second factor for the sensitive acts of this session in the next ten minutes.',
  input: z.object({ code: factorCode }),
  data: z.object({ fresh_until: instant }),
});

export const renewRecovery = defineCall({
  method: 'POST',
  path: 'user/renewRecovery',
  caller: 'member',
  rate: 'signin',
  idempotent: false,
  fresh: true,
  origin: 'ours',
  summary: 'New recovery codes in place of the former ones.',
  input: nothing,
  data: z.object({ recovery: z.array(z.string()) }),
});

export const endFactor = defineCall({
  method: 'POST',
  path: 'user/endFactor',
  caller: 'member',
  rate: 'signin',
  fresh: true,
  origin: 'ours',
  summary: 'Turns the second factor off; the recovery codes end with it.',
  input: nothing,
  data: z.object({}),
});

export const loginFactor = defineCall({
  method: 'POST',
  path: 'user/loginFactor',
  caller: 'signin',
  rate: 'signin',
  changes: true,
  idempotent: false,
  origin: 'ours',
  summary: 'Second step of a sign-in: the ticket of the first, and a code of the app or a recovery code.',
  input: z.object({ ticket: id, code: factorCode }),
  data: userInfo,
});
