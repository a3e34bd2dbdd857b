import { defineModule } from '../../../platform/module.ts';
import * as sandboxTables from '../../../ports/payment/sandbox.tables.ts';
import { activitiesModule } from '../../member/activities/index.ts';
import { ledgerModule, type Ledger } from '../ledger/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { cashierSecret } from './cashier.ts';
import { createOrders } from './orders.ts';
import * as tables from './orders.tables.ts';

interface Choices {
  /** Address of this node, as seen from itself. */
  ownOrigin(): string;
}

/** Recharging: rules, channels, orders, the cashier, callbacks of providers, and financial records. */
export const ordersModule = defineModule({
  name: 'orders',
  uses: { activities: activitiesModule, ledger: ledgerModule, system: systemModule },
  tables: { ...tables, ...sandboxTables },
  personal: [{ of: tables.rechargeOrders.userId }],
  transfers: ['recharge', 'purchase'],
  async open(platform, { activities, ledger, system }, { ownOrigin }: Choices) {
    // Buying diamonds is a task too: it is counted in the same transaction.
    const booking: Pick<Ledger, 'post' | 'transfer' | 'state'> = {
      state: ledger.state,
      transfer: ledger.transfer,
      async post(tx, emit, posting) {
        if (posting.member !== null) await activities.progress.count(tx, posting.member, 'recharge');
        return ledger.post(tx, emit, posting);
      },
    };
    const service = createOrders(platform, {
      ledger: booking,
      system,
      cashierKey: await system.secret(cashierSecret),
      sandboxKey: await system.secret('sandbox-pay'),
      origin: ownOrigin,
    });
    return {
      service,
      handlers: service.handlers,
      rights: { owns: { order: service.owns } },
      routes: service.routes,
      jobs: [{ name: 'orders.sweep', every: 1, run: service.sweep }],
    };
  },
});
