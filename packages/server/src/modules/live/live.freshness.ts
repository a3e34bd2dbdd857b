import type { Freshness } from '../../platform/freshness.ts';
import { sportTopics } from '../matches/index.ts';
import { roomsTopic, roomTopic } from './live.topics.ts';

const ofRoom = ({ id }: { id: string }) => [roomTopic(id)];

/** Rooms show the matches that they are about, goals among them. */
export const liveFreshness: Freshness = {
  getRoomList: () => [roomsTopic],
  getLiveList: () => [roomsTopic, ...sportTopics()],
  getRoomInfo: ({ id }) => [roomTopic(id), ...sportTopics()],
  getLiveUrl: ofRoom,
  getPlacard: ofRoom,
};
