export { UserCard, type UserCardProps } from './UserCard.tsx';
export { UndoRow, undoSeconds, type UndoRowProps } from './UndoRow.tsx';
export { assistantLimit, muteMinutes, type Moderation, type UserCardMember } from './userCard.ts';
