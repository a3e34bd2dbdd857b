import { defineModule } from '../../platform/module.ts';
import { sportTopics } from '../matches/index.ts';
import { createScores } from './scores.service.ts';
import * as tables from './scores.tables.ts';

/** What a viewer of live scores asks for besides the running table: other days, and the matches that members collect. */
export const scoresModule = defineModule({
  name: 'scores',
  tables,
  open: (platform) => ({
    handlers: createScores(platform).handlers,
    freshBy: { dayMatches: ({ sport }) => sportTopics(sport), matchRows: () => sportTopics() },
  }),
});
