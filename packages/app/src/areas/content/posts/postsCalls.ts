import { freshPosts, postList, type OwnPost, type postFeeds } from '@pitchside/api/content/community';
import type { CallData } from '@pitchside/api';
import { postsPage } from '@pitchside/api/screens/Circle';
import { api } from '../../../platform/api/api.ts';
import type { OwnLanguage } from '../language/ownLanguage.ts';

/** Which posts a list gives. */
export interface PostQuery {
  feed?: (typeof postFeeds)[number];
  user_id?: string;
  circle_id?: string;
  match_id?: string;
  topic?: string;
  lang?: OwnLanguage['lang'];
}

/** A page of posts. */
export const loadPosts = (query: PostQuery, before: string | undefined, signal: AbortSignal) =>
  api.call(postList, { ...query, limit: postsPage, ...(before !== undefined && { before }) }, { signal, quiet: true });
export type PostPage = CallData<typeof postList>;
export type { OwnPost };

/** Loads the number of posts added to a list since it was read. */
export const loadFreshPosts = (query: PostQuery, since: string, signal: AbortSignal) =>
  api.call(freshPosts, { ...query, since }, { signal, quiet: true });
