import type { Freshness } from '../../platform/freshness.ts';
import { roomsTopic } from '../live/index.ts';
import { sportTopics } from '../matches/index.ts';

const byRoomsAndGoals = () => [roomsTopic, ...sportTopics()];

/** Answers show scores and who is live. */
export const searchFreshness: Freshness = {
  searchSuggest: byRoomsAndGoals,
  searchIndex: byRoomsAndGoals,
  searchAnchors: () => [roomsTopic],
  searchLive: byRoomsAndGoals,
};
