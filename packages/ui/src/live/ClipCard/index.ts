export { ClipCard, clipCardStates, type ClipCardItem, type ClipCardProps, type ClipCardState } from './ClipCard.tsx';
export { ClipCardSkeleton } from './ClipCardSkeleton.tsx';
