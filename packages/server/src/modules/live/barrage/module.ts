import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { activitiesModule } from '../../member/activities/index.ts';
import { fansModule } from '../fans/index.ts';
import { followModule } from '../../member/follow/index.ts';
import { ledgerModule } from '../../money/ledger/index.ts';
import { liveModule, roomTopic } from '../live/index.ts';
import { nobleModule } from '../../money/noble/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { createBarrage } from './barrage.service.ts';
import * as tables from './barrage.tables.ts';

/** Comments of rooms, shown as chat and danmaku. */
export const barrageModule = defineModule({
  name: 'barrage',
  uses: {
    activities: activitiesModule,
    fans: fansModule,
    follow: followModule,
    ledger: ledgerModule,
    live: liveModule,
    noble: nobleModule,
    system: systemModule,
  },
  tables,
  personal: [{ of: tables.barrages.userId }, { of: tables.heldBarrages.userId, without: [tables.heldBarrages.decidedBy] }],
  retention: [
    { at: tables.barrages.at, keep: 90 * day },
    // Comments held for over a week belong to no current broadcast.
    { at: tables.heldBarrages.at, keep: 7 * day },
  ],
  transfers: ['barrage'],
  open(platform, { activities, ledger, live, noble, system }) {
    const advertPrice = async () => (await system.money()).advert_price;
    const service = createBarrage(platform, { live, progress: activities.progress.count, ledger, noble, advertPrice });
    return {
      service,
      handlers: service.handlers,
      invalidatedBy: { barrageList: ({ id }) => [roomTopic(id)], talkRules: ({ id }) => [roomTopic(id)] },
    };
  },
});
