import type { InvalidatedBy } from '../../../platform/invalidatedBy.ts';
import { sportTopics } from '../../scores/matches/index.ts';
import { roomsTopic, roomTopic } from './live.topics.ts';

const ofRoom = ({ id }: { id: string }) => [roomTopic(id)];

/** Responses with rooms contain scores of their matches. */
export const liveInvalidatedBy: InvalidatedBy = {
  getRoomList: () => [roomsTopic],
  getLiveList: () => [roomsTopic, ...sportTopics()],
  getRoomInfo: ({ id }) => [roomTopic(id), ...sportTopics()],
  getLiveUrl: ofRoom,
  getPlacard: ofRoom,
};
