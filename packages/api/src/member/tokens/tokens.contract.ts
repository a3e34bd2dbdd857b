import * as z from 'zod/mini';
import { defineCall, scopes } from '../../contract/define.ts';
import { id, instant, nothing, text } from '../../contract/fields.ts';

export { scopes, type Scope } from '../../contract/define.ts';

/** Beginning of every access token, by which leaked ones are found. */
export const accessTokenPrefix = 'psk_';
/** Most code points of the name of a token, and most tokens of a member that have not expired. */
export const [tokenNameLength, mostTokens] = [40, 20] as const;
/** Days that a token may be given to live; null for one without an end. */
export const tokenDays = [30, 90, 365] as const;
export type TokenDays = (typeof tokenDays)[number] | null;

/** An access token of a member, as it is listed: nothing can be done with what is shown here. */
export const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  /** The last four characters, by which its owner knows it. */
  last_four: z.string(),
  scopes: z.array(z.enum(scopes)),
  created_at: instant,
  /** Null for a token without an end. */
  expires_at: z.nullable(instant),
  /** When it was last used, to the minute; null for never. */
  used_at: z.nullable(instant),
});
export type AccessToken = z.output<typeof accessToken>;

export const tokenList = defineCall({
  method: 'GET',
  path: 'Token/list',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'Access tokens of the caller, the newest first; expired ones for another month.',
  input: nothing,
  data: z.object({ list: z.array(accessToken) }),
});

export const createToken = defineCall({
  method: 'POST',
  path: 'Token/create',
  caller: 'member',
  rate: 'write',
  // A stored answer would keep the secret, of which the site keeps the hash alone.
  idempotent: false,
  fresh: true,
  origin: 'ours',
  summary: 'Makes an access token of the caller for some scopes. The answer is the only place where it ever stands.',
  input: z.object({
    name: text(tokenNameLength),
    scopes: z.array(z.enum(scopes)).check(z.minLength(1), z.maxLength(scopes.length)),
    days: z.nullable(z.literal(tokenDays)),
  }),
  data: z.object({ token: z.string(), item: accessToken }),
});

export const revokeToken = defineCall({
  method: 'POST',
  path: 'Token/revoke',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Ends an access token of the caller at once; one that is not there changes nothing.',
  input: z.object({ id }),
  data: z.object({ list: z.array(accessToken) }),
});
