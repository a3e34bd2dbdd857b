import { lazy } from 'react';
import { spoken } from '../../platform/words/words.ts';

/** Posts about a match. */
export const MatchPosts = lazy(spoken(() => import('./posts/MatchPosts.tsx')));

/** Preview of one match, in a line. */
export const MatchPreview = lazy(spoken(() => import('./previews/MatchPreview.tsx')));

/** Articles about matches to come. */
export const Previews = lazy(spoken(() => import('./previews/Previews.tsx')));

/** Posts of a member, on their own page. */
export const MemberPosts = lazy(spoken(() => import('./posts/MemberPosts.tsx')));

/** Posts of experts, with the composer for experts. */
export const ExpertPosts = lazy(spoken(() => import('./posts/ExpertPosts.tsx')));

/** Articles of experts. */
export const ExpertArticles = lazy(spoken(() => import('./sendin/ExpertArticles.tsx')));

/** Authors of videos by the heat of all they filmed, as a ranking in full. */
export const AuthorBoard = lazy(spoken(() => import('./videos/AuthorBoard.tsx')));

/** Videos with their authors by heat, as a ranking in full. */
export const VideoBoard = lazy(spoken(() => import('./videos/VideoBoard.tsx')));

/** Videos of a member, on their own page. */
export const MemberVideos = lazy(spoken(() => import('./videos/MemberVideos.tsx')));
