export { MessageBell, type MessageBellProps } from './MessageBell.tsx';
export type { MessagePreview } from './MessageBell.types.ts';
