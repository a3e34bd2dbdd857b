import type { Platform } from '../../../platform/platform.ts';
import type { PayoutAccount } from '@pitchside/api/money/payouts';
import type { Localizable } from '../../../text/local.ts';
import type { PayoutKind } from './payout.service.ts';
import { bankName } from './profile.presenter.ts';
import type { Profile } from './profile.service.ts';

/** Identity checks before a payout; implemented by the profile. */
export interface PayoutIdentity {
  /**
   * Checks the payment password and counts wrong tries, in a transaction of its own, so that a rollback does not undo the count.
   * @throws CallError for a wrong password, for none, and after too many tries
   */
  checkPaymentPassword(userId: number, password: string): Promise<void>;
  /** Setup of the member. */
  standing(userId: number): Promise<{ isVerified: boolean; hasPassword: boolean; accounts: Localizable<PayoutAccount>[] }>;
}

/** Account kinds for withdrawals, in display order. */
const kinds = ['bank', 'alipay'] as const satisfies readonly PayoutKind[];

/** Setup required before a payout: verified name, bound accounts, payment password. */
export function payoutIdentity(
  { db }: Pick<Platform, 'db'>,
  { payment, payouts, verification }: Pick<Profile, 'payment' | 'payouts' | 'verification'>,
): PayoutIdentity {
  return {
    checkPaymentPassword: (userId, password) => payment.checkPaymentPassword(db, userId, password),
    async standing(userId) {
      const [name, password, ...accounts] = await Promise.all([
        verification.compareName(userId, ''),
        payment.state(userId),
        ...kinds.map((kind) => payouts.accountOf(userId, kind)),
      ]);
      return {
        isVerified: name !== 'none',
        hasPassword: password.is_set,
        accounts: kinds.flatMap((kind, index) => {
          const account = accounts[index];
          return account ? [{ kind, name: bankName(account), tail: account.shown, holder: account.holder }] : [];
        }),
      };
    },
  };
}
