import { withMessages } from '../../platform/messages/withMessages.ts';
/** The anchor's pages among the member's own, each with its code as `default`. */
export const studioPages = {
  apply: withMessages('studio', () => import('./pages/Apply/index.ts')),
  live: withMessages('studio', () => import('./pages/Live/index.ts')),
  plan: withMessages('studio', () => import('./pages/Plan/index.ts')),
  records: withMessages('studio', () => import('./pages/Records/index.ts')),
  clips: withMessages('studio', () => import('./pages/Clips/index.ts')),
  overlays: withMessages('studio', () => import('./pages/Overlays/index.ts')),
  income: withMessages('studio', () => import('./pages/Income/index.ts')),
  room: withMessages('studio', () => import('./pages/Room/index.ts')),
  fans: withMessages('studio', () => import('./pages/Fans/index.ts')),
  assist: withMessages('studio', () => import('./pages/Assistants/index.ts')),
};
