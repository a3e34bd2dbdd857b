import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { activitiesModule } from '../activities/index.ts';
import { liveModule } from '../../live/live/index.ts';
import { nobleModule } from '../../money/noble/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { createFollow } from './follow.service.ts';
import * as tables from './follow.tables.ts';

/** Follows, and notifications of followers when a broadcast begins. */
export const followModule = defineModule({
  name: 'follow',
  uses: { activities: activitiesModule, live: liveModule, noble: nobleModule, notices: noticesModule },
  tables,
  personal: [
    { of: tables.follows.memberId },
    { of: tables.followCounts.memberId },
    { of: tables.fanGrowth.memberId },
    { of: tables.liveNotifications.memberId, not: 'progress of notices that were sent' },
  ],
  retention: [{ at: tables.fanGrowth.at, keep: 41 * day }],
  open(platform, { activities, live, noble, notices }) {
    const service = createFollow(platform, { live, noble, notices, countAct: activities.progress.count });
    live.knowFans(service.fansOf);
    return { service, handlers: service.handlers, jobs: [{ name: 'follow.tell', every: 5, run: service.notifyFollowers }] };
  },
});
