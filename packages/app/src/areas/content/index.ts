export { AnchorPosts, FrontStories, MatchChoice, MatchPosts, MemberPosts, MemberVideos } from './content.later.ts';
export { commentsHref, contentHrefs } from './content.links.ts';
export { contentPages } from './pages.data.ts';
export { classifyHref, videoHref } from './videos/video.links.ts';
