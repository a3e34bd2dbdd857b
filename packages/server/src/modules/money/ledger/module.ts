import { sql } from 'drizzle-orm';
import { defineModule } from '../../../platform/module.ts';
import * as tables from './ledger.tables.ts';
import { createLedger } from './ledger.service.ts';
import { memberPolicy } from './ledger.topics.ts';

/** The double-entry ledger, the only way to move value, and each member's own topic. */
export const ledgerModule = defineModule({
  name: 'ledger',
  tables,
  personal: [
    { of: tables.ledgerAccounts.ownerId },
    { of: tables.ledgerTransfers.memberId },
    {
      of: tables.ledgerEntries.accountId,
      where: (memberId) => sql`${tables.ledgerEntries.accountId} in (select id from ${tables.ledgerAccounts} where owner_id = ${memberId})`,
    },
  ],
  transfers: ['opening'],
  open: (platform) => ({ service: createLedger(platform), topics: [memberPolicy] }),
});
