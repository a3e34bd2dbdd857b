import { ne } from 'drizzle-orm';
import { createSeal } from '../../../platform/seal.ts';
import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { giftsModule } from '../../live/gifts/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { operationsModule } from '../../desk/operations/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { createMall } from './mall.service.ts';
import * as tables from './mall.tables.ts';

/** The exchange mall: diamonds for gifts of the backpack at once, and for goods that are sent to an address. */
export const mallModule = defineModule({
  name: 'mall',
  uses: { gifts: giftsModule, ledger: ledgerModule, notices: noticesModule, operations: operationsModule, system: systemModule },
  tables,
  personal: [{ of: tables.mallExchanges.memberId, without: [tables.mallExchanges.addressSealed, tables.mallExchanges.decidedBy] }],
  // The address is deleted with the record; pending exchanges are kept.
  retention: [{ at: tables.mallExchanges.at, keep: 400 * day, only: ne(tables.mallExchanges.state, 'awaiting') }],
  transfers: ['goods'],
  async open(platform, { gifts, ledger, notices, operations, system }) {
    const service = createMall(platform, { gifts, ledger, notices, operations, seal: createSeal(await system.secret('seal')) });
    return { service, handlers: service.handlers, seed: service.fill };
  },
});
