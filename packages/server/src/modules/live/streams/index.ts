export { streamsModule } from './module.ts';
export type { OutsideStreams } from './streams.service.ts';
