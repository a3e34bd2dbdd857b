import { withMessages } from '../../platform/messages/withMessages.ts';
/** The member's pages about messages, each with its code as `default`. */
export const messagesPages = {
  centre: withMessages('messages', () => import('./pages/Messages/index.ts')),
  groups: withMessages('messages', () => import('./pages/Groups/index.ts')),
};
