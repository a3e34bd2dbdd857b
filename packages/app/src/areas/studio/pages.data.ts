/** The anchor's pages among the member's own, each with its code as `default`. */
export const studioPages = {
  apply: () => import('./pages/Apply/index.ts'),
  live: () => import('./pages/Live/index.ts'),
};
