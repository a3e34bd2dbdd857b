export { ChatList, type ChatListProps } from './ChatList.tsx';
export type { ChatRowActs } from './ChatRowActions.tsx';
export { createChatLog, type ChatLog, type ChatLogListener } from './chatLog.ts';
export {
  roomRoles,
  type ChatBadges,
  type ChatEntryRow,
  type ChatEnvelopeRow,
  type ChatEventRow,
  type ChatGiftRow,
  type ChatHornRow,
  type ChatMessageRow,
  type ChatNoticeRow,
  type ChatRow,
  type ChatSpeaker,
  type ChatSpokenRow,
  type ChatSystemRow,
  type ChatToken,
  type RoomRole,
  wordsOf,
} from './chatRow.ts';
