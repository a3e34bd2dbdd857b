export { MilestoneTrack, type Milestone, type MilestoneTrackProps } from './MilestoneTrack.tsx';
