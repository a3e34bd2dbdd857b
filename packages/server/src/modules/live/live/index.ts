export { liveModule } from './module.ts';
export type { RoomChange, RoomRow } from './live.repository.ts';
export { describeAnchor, type MatchRows, roomNumber, titleOf } from './live.presenter.ts';
export { type Live, type LiveParts, type StatusListener, createLive } from './live.service.ts';
export {
  admitPublisher,
  createStreamSweep,
  isKeyedRefusal,
  standbyLease,
  streamLease,
  streamLeases,
  type Admission,
  type KeyedRefusal,
  type PublishRequest,
  type Refusal,
} from './liveStreams.ts';
export { roomTopic, roomsTopic } from './live.topics.ts';
