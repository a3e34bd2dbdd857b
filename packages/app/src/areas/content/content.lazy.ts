import { lazy } from 'react';
import { lazyPart } from '../../platform/drawn/lazyPart.ts';
import { withMessages } from '../../platform/messages/withMessages.ts';

/** Posts about a match. */
export const MatchPosts = lazy(withMessages('content', () => import('./posts/MatchPosts.tsx')));

/** Preview of one match, in a line. */
export const MatchPreview = lazy(withMessages('content', () => import('./previews/MatchPreview.tsx')));

/** Articles about matches to come. */
export const Previews = lazy(withMessages('content', () => import('./previews/Previews.tsx')));

/** Posts of a member, on their own page. */
export const MemberPosts = lazy(withMessages('content', () => import('./posts/MemberPosts.tsx')));

/** Posts of experts, with the composer for experts. */
export const ExpertPosts = lazyPart(withMessages('content', () => import('./posts/ExpertPosts.tsx')));

/** Articles of experts. */
export const ExpertArticles = lazyPart(withMessages('content', () => import('./sendin/ExpertArticles.tsx')));

/** Authors of videos by the heat of all they filmed, as a ranking in full. */
export const AuthorBoard = lazy(withMessages('content', () => import('./videos/AuthorBoard.tsx')));

/** Videos with their authors by heat, as a ranking in full. */
export const VideoBoard = lazy(withMessages('content', () => import('./videos/VideoBoard.tsx')));

/** Videos of a member, on their own page. */
export const MemberVideos = lazy(withMessages('content', () => import('./videos/MemberVideos.tsx')));
