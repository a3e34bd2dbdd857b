import { defineModule } from '../../platform/module.ts';
import { day } from '../../platform/retention.ts';
import { activitiesModule } from '../activities/index.ts';
import { liveModule, roomTopic } from '../live/index.ts';
import { createBarrage } from './barrage.service.ts';
import * as tables from './barrage.tables.ts';

/** Comments: chat lines and danmaku at once. */
export const barrageModule = defineModule({
  name: 'barrage',
  uses: { activities: activitiesModule, live: liveModule },
  tables,
  retention: [{ at: tables.barrages.at, keep: 90 * day }],
  open(platform, { activities, live }) {
    const service = createBarrage(platform, live, activities.progress.count);
    return { service, handlers: service.handlers, freshBy: { barrageList: ({ id }) => [roomTopic(id)] } };
  },
});
