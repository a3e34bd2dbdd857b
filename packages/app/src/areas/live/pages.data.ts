/** Member pages about followed members, followers, gifts and horn messages, each with its component as `default`. */
export const livePages = {
  people: () => import('./pages/People/index.ts'),
  backpack: () => import('./pages/Backpack/index.ts'),
  horns: () => import('./pages/Horns/index.ts'),
};
