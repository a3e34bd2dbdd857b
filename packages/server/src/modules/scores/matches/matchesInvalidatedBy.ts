import type { InvalidatedBy } from '../../../platform/invalidatedBy.ts';
import { matchTopic, sportTopics } from './matches.topics.ts';

const ofMatch = ({ id }: { id: string }) => [matchTopic(id)];

/**
 * Goals are never served stale: a response that shows one expires with the next event of its topic. Only odds may lag by one second; they
 * name the position from which their topic continues.
 */
export const matchesInvalidatedBy: InvalidatedBy = {
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
