/** The member's pages about messages, each with its code as `default`. */
export const messagesPages = {
  centre: () => import('./pages/Messages/index.ts'),
  groups: () => import('./pages/Groups/index.ts'),
};
