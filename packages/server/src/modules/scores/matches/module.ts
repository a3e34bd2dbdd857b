import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import * as detailTables from './detail/detail.tables.ts';
import * as feedTables from './feed/feed.tables.ts';
import * as holdTables from './overrides/manualOverrides.tables.ts';
import { matchPages } from './matchPages.ts';
import { matchesInvalidatedBy } from './matchesInvalidatedBy.ts';
import { createMatches } from './matches.service.ts';
import * as oddsTables from './odds/odds.tables.ts';

/** Matches: the only way to change them; their odds and details; detection of silent sources. */
export const matchesModule = defineModule({
  name: 'matches',
  tables: { ...detailTables, ...feedTables, ...holdTables, ...oddsTables },
  retention: [
    { at: oddsTables.oddsChanges.at, keep: 3 * day },
    { at: detailTables.matchPlays.at, keep: 3 * day },
    { at: detailTables.matchShots.at, keep: 30 * day },
    { at: oddsTables.matchOdds.changedAt, keep: 400 * day },
  ],
  open(platform) {
    const service = createMatches(platform);
    return {
      service,
      handlers: service.handlers,
      invalidatedBy: matchesInvalidatedBy,
      sitemap: [matchPages(platform)],
      topics: service.policies,
      jobs: [{ name: 'matches.silence', every: 5, run: service.feed.look }],
    };
  },
});
