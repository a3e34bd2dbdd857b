export * from './realtime.contract.ts';
export { systemClock, type RealtimeClock } from './clock.ts';
export { heartbeatPatience, realtimeStates, type RealtimeState, type RealtimeStatus } from './connection.ts';
export { createRealtime, type Realtime, type RealtimeOptions } from './createRealtime.ts';
export { readFrame, type ControlFrame, type ReceivedFrame } from './frames.ts';
export { createSharedRealtime, type PageEvents, type RealtimePort, type SharedRealtimeOptions, type Way } from './shared/index.ts';
export type { TopicHandlers, TopicPosition } from './subscription.ts';
export type { NetworkEvents, RealtimeSocket, RealtimeSocketClass } from './socket.ts';
