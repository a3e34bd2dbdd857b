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
} from './content.lazy.ts';
export { commentsHref, contentHrefs } from './contentLinks.ts';
export { LaterDiscussion } from './discussion/discussion.lazy.tsx';
export { FrontStories } from './front.lazy.ts';
export { FoundCircles } from './found/FoundCircles.tsx';
export { FoundArticles, FoundPosts } from './found/FoundTexts.tsx';
export { FoundVideos } from './found/FoundVideos.tsx';
export { MatchChoice } from './matches/matchChoice.lazy.ts';
export { contentPages } from './pages.data.ts';
export { AnchorPosts } from './posts/anchor.lazy.ts';
export { classifyHref, videoHref } from './videos/videoLinks.ts';
