import { withMessages } from '../../platform/messages/withMessages.ts';
/** Pages about plans and guesses among the member's own, each with its code as `default`. */
export const expertPages = {
  guesses: withMessages('experts', () => import('./pages/Guesses/index.ts')),
  centre: withMessages('experts', () => import('./pages/Centre/index.ts')),
};
