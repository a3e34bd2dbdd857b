import { createHash } from 'node:crypto';
import { networkOf } from './address.ts';
import type { Caller } from './handlers.ts';

/**
 * Identity of a viewer for view counts: a member by number, a visitor by a hash of their network. The user agent is ignored, because
 * anybody can change it to count as many.
 * @param among salt of the hash, such as a day, so that two of them cannot be linked; default none
 */
export function viewerOf({ member, address }: Pick<Caller, 'member' | 'address'>, among = ''): string {
  if (member) return `m${member.id}`;
  const known = [among, networkOf(address)].slice(among === '' ? 1 : 0).join(' ');
  return createHash('sha256').update(known).digest('base64url').slice(0, 22);
}
