import { defineModule } from '../../../platform/module.ts';
import { sportTopics } from '../matches/index.ts';
import { createScores } from './scores.service.ts';
import { createStars } from './stars.ts';
import * as tables from './scores.tables.ts';

/** Live scores beyond the current table: other days, and favorite matches, teams and leagues. */
export const scoresModule = defineModule({
  name: 'scores',
  tables,
  personal: [{ of: tables.collectedMatches.userId }, { of: tables.stars.memberId }],
  open: (platform) => ({
    handlers: { ...createScores(platform).handlers, ...createStars(platform) },
    invalidatedBy: { dayMatches: ({ sport }) => sportTopics(sport), matchRows: () => sportTopics() },
  }),
});
