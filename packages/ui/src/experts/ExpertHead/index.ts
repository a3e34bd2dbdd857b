export { ExpertHead, ExpertHeadSkeleton, type ExpertHeadProps } from './ExpertHead.tsx';
