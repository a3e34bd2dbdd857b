import type { PostalAddress } from '@pitchside/api/money/mall';
import type { Seal } from '../../../platform/seal.ts';

/** Encryption of addresses: they are decrypted for their member and for shipping. */
export function createAddresses(seal: Pick<Seal, 'seal' | 'open'>) {
  const open = (sealed: string): PostalAddress => JSON.parse(seal.open(sealed)) as PostalAddress;
  return {
    seal: ({ name, phone, address }: PostalAddress): string => seal.seal(JSON.stringify({ name, phone, address })),
    open,
    /** Address of an exchange; undefined for one without. */
    of: ({ addressSealed }: { addressSealed: string }): PostalAddress | undefined =>
      addressSealed === '' ? undefined : open(addressSealed),
  };
}
export type Addresses = ReturnType<typeof createAddresses>;
