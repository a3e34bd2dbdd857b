export { StreamHealth, type StreamHealthProps } from './StreamHealth.tsx';
export {
  streamFaults,
  streamLevels,
  streamStates,
  type StreamFault,
  type StreamLevel,
  type StreamPoint,
  type StreamState,
  type StreamView,
} from './stream.ts';
