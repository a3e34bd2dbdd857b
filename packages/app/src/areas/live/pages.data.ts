/** The member's pages about those one watches with, and what one gives and says to them, each with its code as `default`. */
export const livePages = {
  people: () => import('./pages/People/index.ts'),
  backpack: () => import('./pages/Backpack/index.ts'),
  horns: () => import('./pages/Horns/index.ts'),
};
