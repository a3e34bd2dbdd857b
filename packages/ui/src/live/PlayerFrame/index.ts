export { PlayerFrame, type PlayerFrameProps } from './PlayerFrame.tsx';
export {
  playerQualityKinds,
  playerStatuses,
  type PlayerCallbacks,
  type PlayerChapter,
  type PlayerQuality,
  type PlayerQualityKind,
  type PlayerRecording,
  type PlayerState,
  type PlayerStatus,
} from './playerState.ts';
export { playerActs, playerKeyGroups, playerKeys, type PlayerAct, type PlayerKey } from './playerKeys.data.ts';
export { qualityNames } from './qualityNames.ts';
