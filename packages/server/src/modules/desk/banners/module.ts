import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { operationsModule } from '../operations/index.ts';
import { createBanners } from './banners.service.ts';
import * as tables from './banners.tables.ts';

/** Banners and advertisements by place, language, time and audience, with counted views. */
export const bannersModule = defineModule({
  name: 'banners',
  uses: { operations: operationsModule },
  tables,
  // The viewers are deleted after the day; the total stays.
  retention: [{ at: tables.bannerLooks.at, keep: 2 * day }],
  open(platform, { operations }) {
    const service = createBanners(platform, { open: operations.open, log: operations.log });
    return { service, handlers: service.handlers };
  },
});
