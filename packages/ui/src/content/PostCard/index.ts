export { PostCard, postStates, type PostCardItem, type PostCardProps } from './PostCard.tsx';
