export { UserCard, type UserCardProps } from './UserCard.tsx';
export { UndoRow, undoSeconds, type UndoRowProps } from './UndoRow.tsx';
export { assistantLimit, muteMinutes, reasonLength, type Moderation, type UserCardMember } from './userCard.ts';
