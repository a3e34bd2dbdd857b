import { isNotNull } from 'drizzle-orm';
import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { barrageModule } from '../../live/barrage/index.ts';
import { followModule } from '../../member/follow/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { liveModule } from '../../live/live/index.ts';
import { createEnvelopes } from './envelopes.service.ts';
import * as tables from './envelopes.tables.ts';

/** Red envelopes of rooms: sent, claimed by lot, and returned on expiry. */
export const envelopesModule = defineModule({
  name: 'envelopes',
  uses: { barrage: barrageModule, follow: followModule, ledger: ledgerModule, live: liveModule },
  tables,
  personal: [{ of: tables.envelopes.giverId }, { of: tables.envelopeClaims.memberId }],
  retention: [{ at: tables.envelopes.at, keep: 92 * day, only: isNotNull(tables.envelopes.doneAt) }],
  transfers: ['envelope'],
  open(platform, { barrage, follow, ledger, live }) {
    const service = createEnvelopes(platform, { ledger, live, isFollowing: follow.isFollowing, said: barrage.said });
    return { service, handlers: service.handlers, jobs: [{ name: 'envelopes.expire', every: 5, run: service.expire }] };
  },
});
