/** Pages about plans and guesses among the member's own, each with its code as `default`. */
export const expertPages = {
  guesses: () => import('./pages/Guesses/index.ts'),
  centre: () => import('./pages/Centre/index.ts'),
};
