export { ConversationList, type ConversationListProps } from './ConversationList.tsx';
export { contactLabels, sortConversations, type ContactLabel, type Conversation } from './conversation.ts';
