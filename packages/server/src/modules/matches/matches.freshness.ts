import type { Freshness } from '../../platform/freshness.ts';
import { matchTopic, sportTopics } from './matches.topics.ts';

const ofMatch = ({ id }: { id: string }) => [matchTopic(id)];

/** A goal is never served late: whatever shows one is old once its topic has more to tell. Odds alone may lag a second behind; they name the position from which their topic goes on. */
export const matchesFreshness: Freshness = {
  allMatches: ({ sport }) => sportTopics(sport),
  recommendedMatches: ({ sport }) => sportTopics(sport),
  initialMatches: ({ sport }) => sportTopics(sport),
  matchBattle: ofMatch,
  matchDetail: ofMatch,
  matchBrief: ofMatch,
  matchBox: ofMatch,
  matchMaps: ofMatch,
  oddsOfMatch: ofMatch,
  oddsHistory: ofMatch,
};
