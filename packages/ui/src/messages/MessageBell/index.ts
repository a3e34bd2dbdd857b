export { MessageBell } from './MessageBell.tsx';
export type { MessageBellProps, MessagePreview } from './MessageBell.types.ts';
