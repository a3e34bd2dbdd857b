export { ChatList, type ChatListProps } from './ChatList.tsx';
export { createChatLog, type ChatLog, type ChatLogListener } from './chatLog.ts';
export { chatBadgeKinds, type ChatBadge, type ChatEventRow, type ChatMessageRow, type ChatRow, type ChatSystemRow, type ChatToken } from './chatRow.ts';
