import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { competitions, matches, teams } from '../../modules/scores/sport/index.ts';
import type { Database } from '../../ports/database/database.ts';

const [home, away] = [alias(teams, 'home'), alias(teams, 'away')];

/** Matches with the short names of their sides and of their league, to be narrowed. */
export const namedMatches = (db: Database) =>
  db
    .select({ match: matches, home: home.shortNames, away: away.shortNames, league: competitions.shortNames })
    .from(matches)
    .innerJoin(home, eq(home.id, matches.homeId))
    .innerJoin(away, eq(away.id, matches.awayId))
    .innerJoin(competitions, eq(competitions.id, matches.competitionId));
