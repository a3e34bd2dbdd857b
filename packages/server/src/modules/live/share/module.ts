import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { activitiesModule } from '../../member/activities/index.ts';
import { liveModule } from '../live/index.ts';
import { createShare } from './share.service.ts';
import * as tables from './share.tables.ts';

/** Shares of rooms, counted once per member, room and day. */
export const shareModule = defineModule({
  name: 'share',
  uses: { activities: activitiesModule, live: liveModule },
  tables,
  personal: [{ of: tables.roomShares.userId }],
  retention: [{ at: tables.roomShares.at, keep: 41 * day }],
  open: (platform, { activities, live }) => ({ handlers: createShare(platform, live, activities.progress.count).handlers }),
});
