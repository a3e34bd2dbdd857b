export { messagesModule } from './module.ts';
export { type Said, type Talk } from './messages.service.ts';
export { conversationMembers, conversations, messages } from './messages.tables.ts';
export { type MessagesRepository } from './messages.repository.ts';
