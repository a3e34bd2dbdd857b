export { VideoStage, VideoStageSkeleton, type VideoStageProps } from './VideoStage.tsx';
