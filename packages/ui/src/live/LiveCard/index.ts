export { LiveCard, type LiveCardItem, type LiveCardProps } from './LiveCard.tsx';
export { LiveCardSkeleton } from './LiveCardSkeleton.tsx';
