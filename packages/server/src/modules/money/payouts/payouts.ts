import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import type { SystemSettings } from '../../desk/system/index.ts';
import type { PayoutIdentity } from '../../member/profile/index.ts';
import { createPayoutHandlers } from './payouts.service.ts';
import { createPayoutsRepository } from './payouts.repository.ts';
import { createPayoutReview, type PayoutReview } from './review.ts';
import { createTransferHandlers } from './transfer.ts';

export { reviewActs, type ReviewAct } from './machine.ts';
export type { PayoutReview } from './review.ts';

export interface Payouts {
  handlers: Pick<
    Handlers,
    'getPayoutStanding' | 'applyForWithdrawal' | 'withdrawalList' | 'conversionBalance' | 'getTransferPeer' | 'transfer'
  >;
  /** Review of withdrawals, for operators. */
  review: PayoutReview;
}

/** Money that leaves income or the consumption wallet: withdrawals, conversion, transfers. */
export function createPayouts(
  platform: Platform,
  ledger: Pick<Ledger, 'post' | 'state' | 'publish'>,
  system: Pick<SystemSettings, 'money'>,
  identity: PayoutIdentity,
  notices: Pick<Notices, 'notify'>,
): Payouts {
  const repository = createPayoutsRepository(platform.db);
  return {
    handlers: {
      ...createPayoutHandlers(platform, { ledger, system, identity, repository }),
      ...createTransferHandlers(platform, ledger, system, identity, notices),
    },
    review: createPayoutReview(platform, ledger, repository, notices),
  };
}
