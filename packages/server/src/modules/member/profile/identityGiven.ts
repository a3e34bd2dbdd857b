import { msg } from '@lingui/core/macro';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Seal } from '../../../platform/seal.ts';
import { isCnNumber, nameKey } from './identity.ts';
import { maskName, maskNumber } from './masks.ts';
import type { ProfileRepository } from './profile.repository.ts';
import { verifications } from './profile.tables.ts';

const texts = {
  missing: msg`请填写真实姓名和证件号`,
  number: msg`证件号不正确`,
  name: msg`姓名和实名认证的不一致`,
  other: msg`证件号和实名认证的不一致`,
  taken: msg`这个证件号已认证过其他账号`,
};

/** Encrypted identity of a person, with a masked form for display. */
export interface Identity {
  isVerified: boolean;
  nameSealed: string;
  numberSealed: string;
  numberHash: string;
  nameMasked: string;
  numberMasked: string;
}

/** Name and ID number, as typed. */
export interface GivenIdentity {
  realName: string | undefined;
  idNumber: string | undefined;
  kind: 'cn' | 'other';
}

export interface Identities {
  /**
   * Identity of a member: as verified, otherwise as given.
   * @throws CallError where something is missing, wrong, different from the verification, or belongs to another account
   */
  of(userId: number, given: GivenIdentity): Promise<Identity>;
  /** Masked identity of a verified member; undefined for others. */
  verified(userId: number): Promise<Pick<Identity, 'nameMasked' | 'numberMasked'> | undefined>;
  /** Full name and ID number for the deciding operator; the caller logs the access. */
  open(identity: Pick<Identity, 'nameSealed' | 'numberSealed'>): { realName: string; idNumber: string };
}

/** Identities for other modules, which never see the encrypted data. */
export function createIdentities({ db, clock }: Pick<Platform, 'db' | 'clock'>, repository: ProfileRepository, seal: Seal): Identities {
  const hashOf = (number: string) => seal.fingerprint(`identity ${number}`);
  const open = (sealed: string) => (sealed === '' ? '' : seal.open(sealed));

  async function isTaken(numberHash: string, userId: number): Promise<boolean> {
    const [row] = await db
      .select({ id: verifications.id })
      .from(verifications)
      .where(
        and(
          eq(verifications.numberHash, numberHash),
          ne(verifications.userId, userId),
          inArray(verifications.state, ['awaiting', 'success']),
        ),
      )
      .limit(1);
    return row !== undefined;
  }

  return {
    async of(userId, { realName, idNumber, kind }) {
      const number = idNumber?.toUpperCase();
      const last = await repository.lastVerification(userId);
      if (last?.state === 'success') {
        const { nameSealed, numberSealed, numberHash, nameMasked, numberMasked } = last;
        if (realName !== undefined && nameKey(realName) !== nameKey(open(nameSealed))) throw new CallError(texts.name);
        if (number !== undefined && hashOf(number) !== numberHash) throw new CallError(texts.other);
        return { isVerified: true, nameSealed, numberSealed, numberHash, nameMasked, numberMasked };
      }
      if (realName === undefined || number === undefined) throw new CallError(texts.missing);
      if (kind === 'cn' && !isCnNumber(number, clock.now())) throw new CallError(texts.number);
      const numberHash = hashOf(number);
      if (await isTaken(numberHash, userId)) throw new CallError(texts.taken);
      return {
        isVerified: false,
        nameSealed: seal.seal(realName),
        numberSealed: seal.seal(number),
        numberHash,
        nameMasked: maskName(realName),
        numberMasked: maskNumber(number),
      };
    },
    async verified(userId) {
      const last = await repository.lastVerification(userId);
      return last?.state === 'success' ? { nameMasked: last.nameMasked, numberMasked: last.numberMasked } : undefined;
    },
    open: ({ nameSealed, numberSealed }) => ({ realName: open(nameSealed), idNumber: open(numberSealed) }),
  };
}
