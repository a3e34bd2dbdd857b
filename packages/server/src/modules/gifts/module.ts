import { defineModule } from '../../platform/module.ts';
import { day } from '../../platform/retention.ts';
import { activitiesModule } from '../activities/index.ts';
import { fansModule } from '../fans/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { nobleModule } from '../noble/index.ts';
import { createGifts } from './gifts.service.ts';
import * as tables from './gifts.tables.ts';

/** Gifts: the shelf, backpacks, sending, the wall. */
export const giftsModule = defineModule({
  name: 'gifts',
  uses: { activities: activitiesModule, fans: fansModule, ledger: ledgerModule, noble: nobleModule },
  tables,
  retention: [{ at: tables.backpackEntries.at, keep: 92 * day }],
  transfers: ['gift'],
  open(platform, { activities, fans, ledger, noble }) {
    const service = createGifts(platform, ledger, activities.progress.count, fans);
    noble.knowGifts(service.ranks);
    return {
      service,
      handlers: service.handlers,
      seed: service.fill,
      jobs: [{ name: 'gifts.expire', every: 60, run: service.expireBackpacks }],
    };
  },
});
