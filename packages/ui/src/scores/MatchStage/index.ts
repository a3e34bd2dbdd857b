export { MatchStage, type MatchStageProps } from './MatchStage.tsx';
export { MatchStageSkeleton } from './MatchStageSkeleton.tsx';
export { skies, type MatchFacts, type Sky } from './StageFacts.tsx';
export { type StageWingItem } from './StageWing.tsx';
