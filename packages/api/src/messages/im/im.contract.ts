import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, nothing } from '../../contract/fields.ts';

/** Most characters of a userSig that anybody reads: signed accounts take some 200. */
export const userSigLength = 1_024;

/** An account of the messaging service with its signature (Tencent's `userSig`, which the embedded service takes too). */
export const imAccount = z.object({
  /** Application that the signature is for. */
  sdk_app_id: z.int(),
  id: z.string(),
  sig: z.string(),
  expires_at: instant,
});
export type ImAccount = z.output<typeof imAccount>;

export const imTouristAccount = defineCall({
  method: 'GET',
  path: 'Universal/imTouristAccount',
  caller: 'public',
  rate: 'read',
  summary: 'A new tourist account of the messaging service: it may listen to rooms and to nothing else. Nothing of it is kept.',
  input: nothing,
  data: imAccount,
});

export const userSig = defineCall({
  method: 'GET',
  path: 'Universal/userSig',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary:
    'The caller’s account of the messaging service with a fresh signature; the specification shows the field and no call that renews it.',
  input: nothing,
  data: imAccount,
});

export const imLogin = defineCall({
  method: 'POST',
  path: 'Universal/imLogin',
  caller: 'public',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary:
    'Checks a signature for the embedded messaging service: who it is, and the topic that brings their messages with its position. An account of a member is for that member alone.',
  input: z.object({ id, sig: z.string().check(z.minLength(1), z.maxLength(userSigLength)) }),
  data: z.object({
    id: z.string(),
    is_tourist: z.boolean(),
    /** Null for tourists, who get messages of rooms alone. */
    topic: z.nullable(z.string()),
    epoch: z.string(),
    seq: z.int(),
    expires_at: instant,
  }),
});
