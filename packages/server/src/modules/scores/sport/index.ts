export { sportModule } from './module.ts';
export { countryId, international } from './country.ts';
export type {
  FeedAbsence,
  FeedCompany,
  FeedConditions,
  FeedDetail,
  FeedFlow,
  FeedLineup,
  FeedOdds,
  FeedPlay,
  FeedPlayer,
  FeedShot,
  MatchParts,
} from './feedExtras.ts';
export type {
  Decider,
  FeedBatch,
  FeedCompetition,
  FeedEvent,
  FeedFixture,
  FeedTarget,
  FeedTeam,
  FixturePlacing,
  MatchSheet,
  MatchUpdate,
} from './feed.types.ts';
export { statusesOf } from './phases.ts';
export { playerId, teamOfPlayer } from './players.ts';
export type { BoxLine, BoxSheet, MapLine, MapSheet, MapsSheet, VetoStep } from './sheets.types.ts';
export {
  type MatchCounts,
  type Pair,
  type SportDetail,
  competitions,
  matchEvents,
  matchPlacings,
  matchSheets,
  matches,
  teams,
} from './sport.tables.ts';
