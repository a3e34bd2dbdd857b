export { LeagueBadge, type LeagueBadgeProps } from './LeagueBadge.tsx';
