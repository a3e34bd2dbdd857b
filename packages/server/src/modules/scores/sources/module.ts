import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { matchesModule } from '../matches/index.ts';
import { operationsModule } from '../../desk/operations/index.ts';
import { createFeedDesk } from './feedDesk.ts';
import { sourcesDesk } from './sources.handlers.ts';
import * as tables from './sources.tables.ts';

/** Match sources for operators: late, wrong and missing deliveries, and matches under a manual override. */
export const sourcesModule = defineModule({
  name: 'sources',
  uses: { matches: matchesModule, operations: operationsModule },
  tables,
  retention: [{ at: tables.feedNotes.lastAt, keep: 30 * day }],
  open(platform, { matches, operations: { open, log } }) {
    const service = createFeedDesk(platform);
    return { service, handlers: sourcesDesk(platform, { matches, open, log, feed: service }) };
  },
});
