export { LevelBadge, type LevelBadgeProps } from './LevelBadge.tsx';
