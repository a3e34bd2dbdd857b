/** Pages about what a member posts, among the member's own, each with its code as `default`. */
export const contentPages = {
  videos: () => import('./pages/MyVideos/index.ts'),
  posts: () => import('./pages/MyPosts/index.ts'),
  kept: () => import('./pages/Kept/index.ts'),
};
