/** The anchor's pages among the member's own, each with its code as `default`. */
export const studioPages = {
  apply: () => import('./pages/Apply/index.ts'),
  live: () => import('./pages/Live/index.ts'),
  plan: () => import('./pages/Plan/index.ts'),
  records: () => import('./pages/Records/index.ts'),
  income: () => import('./pages/Income/index.ts'),
  room: () => import('./pages/Room/index.ts'),
  fans: () => import('./pages/Fans/index.ts'),
  assist: () => import('./pages/Assistants/index.ts'),
};
