import { withMessages } from '../../platform/messages/withMessages.ts';
/** Pages about what a member posts, among the member's own, each with its code as `default`. */
export const contentPages = {
  videos: withMessages('content', () => import('./pages/MyVideos/index.ts')),
  posts: withMessages('content', () => import('./pages/MyPosts/index.ts')),
  saved: withMessages('content', () => import('./pages/Saved/index.ts')),
};
