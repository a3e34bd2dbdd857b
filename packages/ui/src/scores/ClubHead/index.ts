export { ClubHead, ClubHeadSkeleton, type ClubFact, type ClubFigure, type ClubHeadProps } from './ClubHead.tsx';
