export { createLive, type Live, type LiveParts } from './live.service.ts';
export type { RoomChange, RoomRow } from './live.repository.ts';
export type { MatchRows } from './live.rows.ts';
export { roomsTopic, roomTopic } from './live.topics.ts';
