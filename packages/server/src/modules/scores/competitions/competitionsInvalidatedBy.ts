import type { InvalidatedBy } from '../../../platform/invalidatedBy.ts';
import { sportTopics } from '../matches/index.ts';

const byAnyMatch = () => sportTopics();

/** Data computed from matches becomes stale with the next goal, in any sport. The tree of countries has its own refresh interval. */
export const competitionsInvalidatedBy: InvalidatedBy = {
  seasonTable: byAnyMatch,
  basketballTable: byAnyMatch,
  seasonRounds: byAnyMatch,
  seasonFixtures: byAnyMatch,
  seasonBracket: byAnyMatch,
  seasonPlayers: byAnyMatch,
  seasonTeams: byAnyMatch,
  basketballPlayers: byAnyMatch,
  teamSeason: byAnyMatch,
  footballSquad: byAnyMatch,
  basketballSquad: byAnyMatch,
  footballPlayerSeason: byAnyMatch,
  basketballPlayerSeason: byAnyMatch,
};
