import { createHash } from 'node:crypto';
import { networkOf } from './address.ts';
import type { Caller } from './handlers.ts';

/**
 * Who somebody is to what counts looks: a member by number, a visitor by a hash of their network. What a browser calls itself counts for nothing: whoever wants to be many says so.
 * @param among what the hash changes with, such as a day, so that two of them cannot be brought together; default nothing
 */
export function viewerOf({ member, address }: Pick<Caller, 'member' | 'address'>, among = ''): string {
  if (member) return `m${member.id}`;
  const known = [among, networkOf(address)].slice(among === '' ? 1 : 0).join(' ');
  return createHash('sha256').update(known).digest('base64url').slice(0, 22);
}
