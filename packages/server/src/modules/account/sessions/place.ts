import { msg } from '@lingui/core/macro';
import { isIPv6 } from 'node:net';
import { local, type LocalText } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';

const here = msg`本机`;
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** An address with its second half hidden: `203.0.*.*`, `2001:db8:*`. */
export function maskAddress(address: string): string {
  const known = plain(address);
  if (isIPv6(known)) return `${known.split(':').slice(0, 2).join(':')}:*`;
  return known.split('.').length === 4 ? `${known.split('.').slice(0, 2).join('.')}.*.*` : '*';
}

/** Where an address is, as people are shown it. */
export function placeOf(address: string): string | LocalText {
  const known = plain(address);
  return known === '::1' || known.startsWith('127.') ? local(speakAll(here)) : maskAddress(address);
}

/** True when two addresses belong to one connection: equal, or of one IPv6 home network. */
export function isSameNetwork(one: string, other: string): boolean {
  const network = (address: string) => (isIPv6(plain(address)) ? plain(address).split(':').slice(0, 4).join(':') : plain(address));
  return network(one) === network(other);
}
