import { defineModule } from '../../../platform/module.ts';
import { contentModule } from '../content/index.ts';
import { liveModule } from '../../live/live/index.ts';
import { matchesModule } from '../../scores/matches/index.ts';
import { searchInvalidatedBy } from './searchInvalidatedBy.ts';
import { createSearch } from './search.service.ts';
import * as tables from './search.tables.ts';

/** Search by name: teams, competitions, anchors and members in an index shared by all nodes; their matches, live rooms and content. */
export const searchModule = defineModule({
  name: 'search',
  uses: { content: contentModule, live: liveModule, matches: matchesModule },
  // Rows are deleted with their subjects, which the site never deletes: the table does not grow on its own.
  tables,
  open(platform, { content, live, matches }) {
    const service = createSearch(platform, { live, matches, content });
    return {
      service,
      handlers: service.handlers,
      invalidatedBy: searchInvalidatedBy,
      jobs: [
        { name: 'search.anchors', every: 5, run: service.indexing.anchors },
        { name: 'search.names', every: 60, run: service.indexing.names },
        { name: 'search.people', every: 60, run: service.indexing.people },
      ],
    };
  },
});
