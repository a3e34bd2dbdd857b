export { MatchCard, type MatchCardProps } from './MatchCard.tsx';
export { MatchCardSkeleton, type MatchCardSkeletonProps } from './MatchCardSkeleton.tsx';
