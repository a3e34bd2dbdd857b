import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { activitiesModule } from '../../member/activities/index.ts';
import { nobleModule } from '../../money/noble/index.ts';
import { createGifts } from './gifts.service.ts';
import * as tables from './gifts.tables.ts';

/** Gifts: the shelf, backpacks, sending, the wall. */
export const giftsModule = defineModule({
  name: 'gifts',
  uses: { activities: activitiesModule, noble: nobleModule },
  tables,
  personal: [
    { of: tables.backpackGifts.memberId },
    { of: tables.backpackEntries.memberId },
    { of: tables.giftTallies.senderId, without: [tables.giftTallies.income] },
  ],
  retention: [{ at: tables.backpackEntries.at, keep: 92 * day }],
  transfers: ['gift'],
  open(platform, { activities, noble }) {
    const service = createGifts(platform, activities.progress);
    noble.knowGifts(service.ranks);
    activities.onEarned(service.reward);
    return {
      service,
      handlers: service.handlers,
      seed: service.fill,
      jobs: [{ name: 'gifts.expire', every: 60, run: service.expireBackpacks }],
    };
  },
});
