export { ReplayCard, type ReplayCardItem, type ReplayCardProps } from './ReplayCard.tsx';
export { ReplayCardSkeleton } from './ReplayCardSkeleton.tsx';
