export { BotBadge, type BotBadgeProps } from './BotBadge.tsx';
