import { createHash } from 'node:crypto';
import type { Caller } from './handlers.ts';

/**
 * Who somebody is to what counts looks: a member by number, a visitor by a hash of address and browser.
 * @param among what the hash changes with, such as a day, so that two of them cannot be brought together; default nothing
 */
export function viewerOf({ member, address, userAgent }: Pick<Caller, 'member' | 'address' | 'userAgent'>, among = ''): string {
  if (member) return `m${member.id}`;
  const known = [among, address, userAgent].slice(among === '' ? 1 : 0).join(' ');
  return createHash('sha256').update(known).digest('base64url').slice(0, 22);
}
