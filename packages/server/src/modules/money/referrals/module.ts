import { defineModule } from '../../../platform/module.ts';
import { ledgerModule } from '../ledger/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { operationsModule } from '../../desk/operations/index.ts';
import { ordersModule } from '../orders/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { createReferrals } from './referrals.service.ts';
import * as tables from './referrals.tables.ts';

/** Referrals: registrations by invitation code, commissions on recharges, and their transfer to the wallet. */
export const referralsModule = defineModule({
  name: 'referrals',
  uses: { ledger: ledgerModule, notices: noticesModule, operations: operationsModule, orders: ordersModule, system: systemModule },
  tables,
  personal: [{ of: tables.commissions.memberId, without: [tables.commissions.fromId] }],
  // Commissions are never deleted: they can be reversed as long as the order can.
  transfers: ['referral'],
  open(platform, parts) {
    const service = createReferrals(platform, parts);
    parts.orders.onPaid(service.paid);
    return { service, handlers: service.handlers };
  },
});
