export {
  AuthorBoard,
  ExpertArticles,
  ExpertPosts,
  MatchPosts,
  MatchPreview,
  MemberPosts,
  MemberVideos,
  Previews,
  VideoBoard,
} from './content.later.ts';
export { commentsHref, contentHrefs } from './content.links.ts';
export { LaterDiscussion } from './discussion/discussion.later.tsx';
export { FrontStories } from './front.later.ts';
export { FoundCircles } from './found/FoundCircles.wired.tsx';
export { FoundArticles, FoundPosts } from './found/FoundTexts.wired.tsx';
export { FoundVideos } from './found/FoundVideos.wired.tsx';
export { MatchChoice } from './matches/matchChoice.later.ts';
export { contentPages } from './pages.data.ts';
export { AnchorPosts } from './posts/anchor.later.ts';
export { classifyHref, videoHref } from './videos/video.links.ts';
