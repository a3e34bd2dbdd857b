import type { Localizable } from '../../text/local.ts';
import type { PayoutAccount } from '@pitchside/api/payouts';

/** What moving money out needs to know of a member; the profile answers it. */
export interface PayoutIdentity {
  /**
   * Checks the payment password and counts wrong tries, in a transaction of its own, so that a refusal does not undo the count.
   * @throws CallError for a wrong one, for none, and after too many tries
   */
  checkPaymentPassword(userId: number, password: string): Promise<void>;
  /** What the member has set up. */
  standing(userId: number): Promise<{ isVerified: boolean; hasPassword: boolean; accounts: Localizable<PayoutAccount>[] }>;
}
