export { VideoCard, type VideoCardItem, type VideoCardProps } from './VideoCard.tsx';
