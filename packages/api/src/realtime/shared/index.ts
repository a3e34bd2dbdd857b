export { createSharedRealtime, type SharedRealtimeOptions } from './createSharedRealtime.ts';
export type { PageEvents, Way } from './link.ts';
export type { RealtimePort } from './sharedProtocol.ts';
