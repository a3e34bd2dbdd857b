export { VideoStage, VideoStageSkeleton, VideoStageVacant, type VideoStageProps } from './VideoStage.tsx';
