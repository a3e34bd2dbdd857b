export { classifyHref, videoHref } from './videos/video.links.ts';
export { AnchorPosts, FrontStories, MatchPosts } from './content.later.ts';
