import { msg } from '@lingui/core/macro';
import { isOwnMachine, maskAddress, networkOf } from '../../../../platform/address.ts';
import { local, type LocalText } from '../../../../text/local.ts';
import { speakAll } from '../../../../text/speak.ts';

const here = msg`本机`;

/** Location of an address, as shown to members. */
export function placeOf(address: string): string | LocalText {
  return isOwnMachine(address) ? local(speakAll(here)) : maskAddress(address);
}

/** Whether two addresses belong to one connection: equal, or in the same IPv6 home network. */
export const isSameNetwork = (one: string, other: string): boolean => networkOf(one) === networkOf(other);
