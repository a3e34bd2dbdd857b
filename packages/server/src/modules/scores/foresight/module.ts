import { defineModule } from '../../../platform/module.ts';
import { matchesModule, sportTopics } from '../matches/index.ts';
import { createForesight } from './foresight.service.ts';
import * as tables from './foresight.tables.ts';

/** Predictions by viewers, with their accuracy. */
export const foresightModule = defineModule({
  name: 'foresight',
  uses: { matches: matchesModule },
  tables,
  personal: [{ of: tables.matchVotes.userId }],
  open(platform, { matches }) {
    const service = createForesight(platform, matches);
    return { service, handlers: service.handlers, invalidatedBy: { forecastList: ({ sport }) => sportTopics(sport) } };
  },
});
