export { NobleBadge, type NobleBadgeProps } from './NobleBadge.tsx';
