/** Pages about plans among the member's own, each with its code as `default`. */
export const expertPages = {
  centre: () => import('./pages/Centre/index.ts'),
};
