export { StreamKey, type StreamKeyProps, type StreamPart } from './StreamKey.tsx';
