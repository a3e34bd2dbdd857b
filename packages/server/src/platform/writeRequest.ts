import { msg } from '@lingui/core/macro';
import { secretsOf, type Call } from '@pitchside/api/contract';
import { createHash } from 'node:crypto';
import { CallError } from './callError.ts';
import type { WriteRequest } from './handlers.ts';

const long = msg`请求编号太长`;

/**
 * Identifies a write. Its fingerprint leaves the secret parameters out: a reader of the table could try out a payment password in seconds,
 * because the key of a keyed hash would lie beside it.
 * @throws CallError for a key over 255 characters
 */
export function requestOf({ path, input }: Pick<Call, 'path' | 'input'>, key: string, params: unknown): WriteRequest {
  if (key.length > 255) throw new CallError(long);
  const secret = new Set(secretsOf(input));
  const open = Object.entries(Object(params) as object).filter(([name]) => !secret.has(name));
  return { call: path, key, fingerprint: createHash('sha256').update(JSON.stringify(open)).digest('base64url') };
}
