import { msg } from '@lingui/core/macro';
import { isIPv6 } from 'node:net';
import { isOwnMachine, networkOf, plainAddress } from '../../../../platform/address.ts';
import { local, type LocalText } from '../../../../text/local.ts';
import { speakAll } from '../../../../text/speak.ts';

const here = msg`本机`;

/** An address with its second half hidden: `203.0.*.*`, `2001:db8:*`. */
export function maskAddress(address: string): string {
  const known = plainAddress(address);
  if (isIPv6(known)) return `${known.split(':').slice(0, 2).join(':')}:*`;
  return known.split('.').length === 4 ? `${known.split('.').slice(0, 2).join('.')}.*.*` : '*';
}

/** Location of an address, as shown to members. */
export function placeOf(address: string): string | LocalText {
  return isOwnMachine(address) ? local(speakAll(here)) : maskAddress(address);
}

/** Whether two addresses belong to one connection: equal, or in the same IPv6 home network. */
export const isSameNetwork = (one: string, other: string): boolean => networkOf(one) === networkOf(other);
