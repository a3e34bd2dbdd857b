import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { ledgerModule } from '../../money/ledger/index.ts';
import { liveModule } from '../live/index.ts';
import { nobleModule } from '../../money/noble/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { createHorn } from './horn.service.ts';
import * as tables from './horn.tables.ts';
import { hornsPolicy } from './horn.topics.ts';

/** Global horns: paid messages to all rooms. */
export const hornModule = defineModule({
  name: 'horn',
  uses: { ledger: ledgerModule, live: liveModule, noble: nobleModule, system: systemModule },
  tables,
  personal: [{ of: tables.horns.userId }],
  retention: [{ at: tables.horns.at, keep: 92 * day }],
  transfers: ['horn'],
  open(platform, { ledger, live, noble, system }) {
    const { handlers } = createHorn(platform, { ledger, live, noble, hornPrice: async () => (await system.money()).horn_price });
    return { handlers, topics: [hornsPolicy] };
  },
});
