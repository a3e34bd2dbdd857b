export { ExpertCard, type ExpertCardItem, type ExpertCardProps } from './ExpertCard.tsx';
