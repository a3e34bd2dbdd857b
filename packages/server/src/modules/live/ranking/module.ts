import { defineModule } from '../../../platform/module.ts';
import { liveModule } from '../live/index.ts';
import { createRanking } from './ranking.service.ts';
import * as tables from './ranking.tables.ts';

/** Rankings: top givers, receivers, buyers of ranks, and anchors by gained fans. */
export const rankingModule = defineModule({
  name: 'ranking',
  uses: { live: liveModule },
  tables,
  personal: [{ of: tables.rankScores.memberId }],
  retention: [{ at: tables.rankScores.forgetAt, keep: 0 }],
  open(platform, { live }) {
    const service = createRanking(platform, live);
    return { service, handlers: service.handlers, jobs: [{ name: 'ranking.count', every: 5, run: service.count }] };
  },
});
