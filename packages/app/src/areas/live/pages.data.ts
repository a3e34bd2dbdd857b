import { withMessages } from '../../platform/messages/withMessages.ts';
/** Member pages about followed members, followers, gifts and horn messages, each with its component as `default`. */
export const livePages = {
  people: withMessages('live', () => import('./pages/People/index.ts')),
  backpack: withMessages('live', () => import('./pages/Backpack/index.ts')),
  horns: withMessages('live', () => import('./pages/Horns/index.ts')),
};
