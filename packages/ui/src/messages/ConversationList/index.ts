export { ConversationList, type ConversationListProps } from './ConversationList.tsx';
export { contactLabels, type ContactLabel, type Conversation } from './conversation.ts';
