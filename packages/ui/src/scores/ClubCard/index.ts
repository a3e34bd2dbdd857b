export { ClubCard, ClubCardSkeleton, type ClubCardFigure, type ClubCardProps } from './ClubCard.tsx';
