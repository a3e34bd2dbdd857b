import { defineModule } from '../../../platform/module.ts';
import { ledgerModule } from '../ledger/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { payoutIdentity, profileModule, type PayoutIdentity } from '../../member/profile/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { createPayouts } from './payouts.ts';
import * as tables from './payouts.tables.ts';

interface Choices {
  /** Identity checks for withdrawals; default the member's profile. */
  identity?: PayoutIdentity | undefined;
}

/** Money leaving income or the consumption wallet: withdrawals, conversion, transfers. */
export const payoutsModule = defineModule({
  name: 'payouts',
  uses: { ledger: ledgerModule, notices: noticesModule, profile: profileModule, system: systemModule },
  tables,
  personal: [{ of: tables.payouts.userId }, { of: tables.payoutActs.operatorId, not: 'acts of operators' }],
  transfers: ['withdraw', 'withdraw_paid', 'withdraw_returned', 'convert', 'transfer'],
  open(platform, { ledger, notices, profile, system }, { identity = payoutIdentity(platform, profile) }: Choices) {
    const service = createPayouts(platform, ledger, system, identity, notices);
    return { service, handlers: service.handlers };
  },
});
