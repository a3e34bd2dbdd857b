import * as z from 'zod/mini';
import { commentsOf, keeping, liking, saying } from '../content/content.contract.ts';
import {
  commented,
  contentLanguage,
  contentLimits,
  contentPeriods,
  contentStates,
  cursor,
  favorite,
  feedOf,
  liked,
  threads,
} from '../content/content.schema.ts';
import { defineCall } from '../../contract/define.ts';
import { id, integer, lines, text } from '../../contract/fields.ts';
import { ownPost, post, posted, rankedPost } from './community.schema.ts';

/** Keys of uploads made for `post`, in the order in which they are shown. */
const pictures = z._default(z.array(id), []);

export const insertPost = defineCall({
  method: 'POST',
  path: 'anchor_dynamics_user/insert',
  caller: 'member',
  rate: 'write',
  atomic: true,
  summary:
    'Publishes a post: circle and content always, at most 4 pictures, or a video with its cover; each that is missing is named in the refusal. It is shown at once or sent to review, as the setting and the words say.',
  input: z.object({
    circle_id: z.optional(id),
    /** At most 500 code points. */
    content: z._default(lines(contentLimits.post * 4, 0), ''),
    pictures,
    /** Key of an upload made for `video`, and of its cover made for `cover`. */
    video: z.optional(id),
    cover: z.optional(id),
    /** It is meant to be a video, so that a missing one is named. */
    is_video: z._default(z.boolean(), false),
    match_id: z.optional(id),
  }),
  data: posted,
});

export const likePost = defineCall({
  method: 'POST',
  path: 'anchor_dynamics_user/likes',
  caller: 'member',
  rate: 'write',
  summary: 'Likes a post, or ends it; again changes nothing.',
  input: z.object(liking),
  data: liked,
});

export const favoritePost = defineCall({
  method: 'POST',
  path: 'anchor_dynamics_user/favorites',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Keeps a post, or lets it go; the specification shows the call for videos alone.',
  input: z.object(keeping),
  data: favorite,
});

export const commentPost = defineCall({
  method: 'POST',
  path: 'anchor_dynamics_user/comment',
  caller: 'member',
  rate: 'write',
  atomic: true,
  summary: 'Comments on a post, or answers a comment of it; whoever is answered is told.',
  input: z.object(saying),
  data: commented,
});

export const likePostComment = defineCall({
  method: 'POST',
  path: 'anchor_dynamics_user/commentLikes',
  caller: 'member',
  rate: 'write',
  summary: 'Likes a comment of a post, or ends it.',
  input: z.object(liking),
  data: liked,
});

export const postInfo = defineCall({
  method: 'GET',
  path: 'anchor_dynamics/info',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary:
    'One post. Of one that is gone, hidden or waits for review the state alone; its author sees it all the same, until it is deleted.',
  input: z.object({ id }),
  data: z.object({
    state: z.enum(contentStates),
    /** Why, for its author alone. */
    reason: z.string(),
    post: z.nullable(post),
    /** Whether the caller follows the author. */
    is_followed: z.boolean(),
    /** Shown posts of the same circle or about the same match. */
    related: z.array(post),
  }),
});

/** Feeds of posts. */
export const postFeeds = ['new', 'recommended', 'followed', 'own', 'experts'] as const;
const filters = {
  /**
   * - `new`: the newest first
   * - `recommended`: the hottest of the week, then the newest
   * - `followed`: posts of people and circles that the caller follows
   * - `own`: the caller’s, with their states
   * - `experts`: posts of experts, the newest first
   */
  feed: z._default(z.enum(postFeeds), 'new'),
  user_id: z.optional(id),
  circle_id: z.optional(id),
  match_id: z.optional(id),
  /** Posts that name a topic, to the letter. */
  topic: z.optional(text(contentLimits.tag)),
  /** Posts in one language alone; as long as a list has none in it, those of all. */
  lang: z.optional(contentLanguage),
};

export const postList = defineCall({
  method: 'GET',
  path: 'anchor_dynamics/userPostList',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary:
    'Posts of a person, a circle, a match or a topic, or of all; `followed` and `own` are empty for visitors. Nothing comes twice and nothing is left out while others write.',
  input: z.object({ ...filters, before: z.optional(cursor), limit: z._default(integer(1, 50), 20) }),
  data: z.extend(feedOf(ownPost), {
    /** Parameter for `anchor_dynamics/freshCount`. */
    newest: z.string(),
    total: z.nullable(z.int()),
    /** The one language of the list, for the next pages; null when it has all languages. */
    lang: z.nullable(contentLanguage),
  }),
});

/** Most new posts that are counted. */
export const mostFresh = 99;

export const freshPosts = defineCall({
  method: 'GET',
  path: 'anchor_dynamics/freshCount',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  origin: 'ours',
  summary: 'How many posts came to a list since it was read, at most 99: the bar “12 new posts”. One’s own are not counted.',
  input: z.object({ ...filters, since: cursor }),
  data: z.object({ total: z.int() }),
});

export const deletePost = defineCall({
  method: 'POST',
  path: 'anchor_dynamics/deletePost',
  caller: 'objectOwner',
  names: { post: 'id' },
  rate: 'write',
  summary: 'Deletes a post of one’s own with its discussion; again changes nothing.',
  input: z.object({ id }),
  data: z.object({ id: z.string() }),
});

export const postComments = defineCall({
  method: 'POST',
  path: 'anchor_dynamics/commentList',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary: 'The discussion of a post: threads with their first answers; nothing comes twice while others write and like.',
  input: z.object(commentsOf),
  data: threads,
});

export const postRank = defineCall({
  method: 'GET',
  path: 'anchor_dynamics/rank',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  origin: 'ours',
  summary:
    'Hot posts of the day, the week or the month, of all circles or of one, of one language while there are any in it; the specification names the rank and shows no call.',
  input: z.object({
    period: z._default(z.enum(contentPeriods), 'day'),
    circle_id: z.optional(id),
    lang: z.optional(contentLanguage),
    limit: z._default(integer(1, 50), 10),
  }),
  data: z.object({ list: z.array(rankedPost) }),
});
