export { AnchorPosts, FrontStories, MatchPosts, MemberPosts } from './content.later.ts';
export { contentPages } from './pages.data.ts';
export { classifyHref, videoHref } from './videos/video.links.ts';
