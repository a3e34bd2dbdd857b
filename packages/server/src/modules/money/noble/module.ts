import { defineModule } from '../../../platform/module.ts';
import { ledgerModule } from '../ledger/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { tendNobles } from './nobleJobs.ts';
import { createNoble } from './noble.service.ts';
import * as tables from './noble.tables.ts';

/** Noble ranks: bought by the month, expiring by the clock. */
export const nobleModule = defineModule({
  name: 'noble',
  uses: { ledger: ledgerModule, notices: noticesModule },
  tables,
  personal: [{ of: tables.nobles.memberId }, { of: tables.nobleTerms.memberId }, { of: tables.freeBarrageUses.memberId }],
  transfers: ['noble'],
  open(platform, { ledger, notices }) {
    const service = createNoble(platform, ledger);
    return {
      service,
      handlers: service.handlers,
      seed: service.fill,
      jobs: [{ name: 'noble.tend', every: 60, run: () => tendNobles(platform, service, notices) }],
    };
  },
});
