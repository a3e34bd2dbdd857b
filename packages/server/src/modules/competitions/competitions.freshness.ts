import type { Freshness } from '../../platform/freshness.ts';
import { sportTopics } from '../matches/index.ts';

const byAnyMatch = () => sportTopics();

/** What is computed from matches is old with the next goal, of whichever sport the competition is; the tree of countries keeps a pace of its own. */
export const competitionsFreshness: Freshness = {
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
