export { matchesModule } from './module.ts';
export { matchParts, matchPlays } from './detail/detail.tables.ts';
export type { ManualOverride, ManualOverrides } from './overrides/manualOverrides.ts';
export { type MatchRow, describeMatch, describeTeam, selectRows } from './matches.presenter.ts';
export { describeLine } from './sheets.presenter.ts';
export { type HotMatch, type Matches, createMatches } from './matches.service.ts';
export { applyPast, type PastBatch, takeBack } from './matches.store.ts';
export { matchTopic, oddsTopic, sportTopic, sportTopics } from './matches.topics.ts';
export { matchOdds, oddsChanges } from './odds/odds.tables.ts';
