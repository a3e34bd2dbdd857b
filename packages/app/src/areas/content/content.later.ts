import { lazy } from 'react';
import { spoken } from '../../platform/words/words.ts';

/** Posts about a match. */
export const MatchPosts = lazy(spoken(() => import('./posts/MatchPosts.wired.tsx')));

/** Preview of one match, in a line. */
export const MatchPreview = lazy(spoken(() => import('./previews/MatchPreview.wired.tsx')));

/** Articles about matches to come. */
export const Previews = lazy(spoken(() => import('./previews/Previews.wired.tsx')));

/** Posts of a member, on their own page. */
export const MemberPosts = lazy(spoken(() => import('./posts/MemberPosts.wired.tsx')));

/** Posts of experts, with the composer for experts. */
export const ExpertPosts = lazy(spoken(() => import('./posts/ExpertPosts.wired.tsx')));

/** Articles of experts. */
export const ExpertArticles = lazy(spoken(() => import('./sendin/ExpertArticles.wired.tsx')));

/** Authors of videos by the heat of all they filmed, as a ranking in full. */
export const AuthorBoard = lazy(spoken(() => import('./videos/AuthorBoard.wired.tsx')));

/** Videos with their authors by heat, as a ranking in full. */
export const VideoBoard = lazy(spoken(() => import('./videos/VideoBoard.wired.tsx')));

/** Videos of a member, on their own page. */
export const MemberVideos = lazy(spoken(() => import('./videos/MemberVideos.wired.tsx')));
