import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { followModule } from '../../member/follow/index.ts';
import { liveModule, roomTopic } from '../live/index.ts';
import { popularityModule } from '../popularity/index.ts';
import { createRaids } from './raids.service.ts';
import * as tables from './raids.tables.ts';

/** Raids: a room that ends hands its viewers to another. */
export const raidsModule = defineModule({
  name: 'raids',
  uses: { follow: followModule, live: liveModule, popularity: popularityModule },
  tables,
  // Who stayed is deleted with the raid.
  retention: [{ at: tables.raids.closedAt, keep: 90 * day }],
  open(platform, { follow, live, popularity }) {
    const { handlers, finish } = createRaids(platform, { follow, live, nameOf: popularity.nameOf });
    return {
      service: { finish },
      handlers,
      invalidatedBy: { currentRaid: ({ id }) => [roomTopic(id)] },
      jobs: [{ name: 'raids.finish', every: 1, run: finish }],
    };
  },
});
