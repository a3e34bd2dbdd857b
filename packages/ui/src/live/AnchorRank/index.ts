export { AnchorRank, type AnchorRankProps, type RankedAnchor } from './AnchorRank.tsx';
export { AnchorRankSkeleton } from './AnchorRankSkeleton.tsx';
