import type { InvalidatedBy } from '../../../platform/invalidatedBy.ts';
import { roomsTopic } from '../../live/live/index.ts';
import { sportTopics } from '../../scores/matches/index.ts';

const byRoomsAndGoals = () => [roomsTopic, ...sportTopics()];

/** Results contain scores and live rooms. */
export const searchInvalidatedBy: InvalidatedBy = {
  searchSuggest: byRoomsAndGoals,
  searchIndex: byRoomsAndGoals,
  searchAnchors: () => [roomsTopic],
  searchLive: byRoomsAndGoals,
};
