/** The member's pages about those one watches with, each with its code as `default`. */
export const livePages = {
  people: () => import('./pages/People/index.ts'),
};
