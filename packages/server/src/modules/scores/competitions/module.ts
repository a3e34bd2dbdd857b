import { defineModule } from '../../../platform/module.ts';
import { matchesModule } from '../matches/index.ts';
import { createAnalysis } from './analysis/analysis.ts';
import { competitionsInvalidatedBy } from './competitionsInvalidatedBy.ts';
import { basePages } from './basePages.ts';
import { createCompetitions } from './competitions.service.ts';
import * as tables from './competitions.tables.ts';
import { seedRules } from './ruleBookSeed.ts';
import { createTeams } from './teams/teams.service.ts';

/** Competitions, seasons, teams with players, and pre-match comparison, all computed from matches. */
export const competitionsModule = defineModule({
  name: 'competitions',
  uses: { matches: matchesModule },
  tables,
  open(platform, { matches }) {
    const { handlers, placesWith } = createCompetitions(platform);
    return {
      service: { placesWith },
      handlers: { ...handlers, ...createTeams(platform), matchAnalysis: createAnalysis(platform.db, matches) },
      invalidatedBy: competitionsInvalidatedBy,
      sitemap: basePages(platform),
      seed: () => seedRules(platform.db),
    };
  },
});
