import { defineModule } from '../../../platform/module.ts';
import { liveModule } from '../live/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { createPopularity, type Watcher } from './popularity.service.ts';
import * as tables from './popularity.tables.ts';

interface Choices {
  /** Viewers who follow rooms on this node, once per connection. */
  watchers(): Iterable<Watcher>;
}

/** Room popularity: viewers, and the comments, gifts and follows of the last minutes. */
export const popularityModule = defineModule({
  name: 'popularity',
  uses: { live: liveModule, system: systemModule },
  tables,
  retention: [{ at: tables.roomWatchers.seenAt, keep: 10 * 60_000 }],
  async open(platform, { live, system }, { watchers }: Choices) {
    const service = createPopularity(platform, { live, secret: await system.secret('watchers'), watchers });
    return { service, jobs: [{ name: 'popularity.count', every: 10, run: service.count }], paces: [service.pace] };
  },
});
