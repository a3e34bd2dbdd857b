export { VideoCard, type VideoCardItem, type VideoCardProps } from './VideoCard.tsx';
export { VideoCardSkeleton } from './VideoCardSkeleton.tsx';
