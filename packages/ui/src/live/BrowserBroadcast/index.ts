export { BrowserBroadcast, type BrowserBroadcastProps } from './BrowserBroadcast.tsx';
export {
  broadcastProblems,
  browserBroadcastStates,
  pictureSources,
  type BroadcastChoices,
  type BroadcastDevice,
  type BroadcastFigures,
  type BroadcastPreview,
  type BroadcastProblem,
  type BrowserBroadcastState,
  type PictureSource,
} from './broadcast.ts';
