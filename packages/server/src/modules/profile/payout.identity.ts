import type { Platform } from '../../platform/platform.ts';
import type { PayoutIdentity } from '../payouts/index.ts';
import type { PayoutKind } from './payout.service.ts';
import { bankName } from './profile.view.ts';
import type { Profile } from './profile.service.ts';

/** Accounts that a withdrawal may go to, in the order of showing. */
const kinds = ['bank', 'alipay'] as const satisfies readonly PayoutKind[];

/** What a member has set up before money may leave: the verified name, bound accounts, the payment password. */
export function payoutIdentity({ db }: Pick<Platform, 'db'>, { payment, payouts, verification }: Pick<Profile, 'payment' | 'payouts' | 'verification'>): PayoutIdentity {
  return {
    checkPaymentPassword: (userId, password) => payment.checkPaymentPassword(db, userId, password),
    async standing(userId) {
      const [name, password, ...accounts] = await Promise.all([verification.compareName(userId, ''), payment.state(userId), ...kinds.map((kind) => payouts.accountOf(userId, kind))]);
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
