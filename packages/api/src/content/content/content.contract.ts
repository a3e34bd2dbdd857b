import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer, lines } from '../../contract/fields.ts';
import { comment, commentSorts, contentKind, contentLimits, cursor, feedOf, liked } from './content.schema.ts';
import { contentCard } from './contentCard.ts';

/** The object, and how its discussion is read. */
export const commentsOf = {
  id,
  sort: z._default(z.enum(commentSorts), 'hot'),
  before: z.optional(cursor),
  limit: z._default(integer(1, 50), 20),
};
/** A comment on an object, or an answer to a comment of it; a refusal says when there are no words, or more than 300 code points. */
export const saying = {
  id,
  content: z._default(lines(contentLimits.comment * 4, 0), ''),
  /** The comment that is answered. */ reply_to: z.optional(id),
};
/** A like, or its end; doing either again changes nothing. */
export const liking = { id, like: z._default(z.boolean(), true) };
export const keeping = { id, favorite: z._default(z.boolean(), true) };

export const deleteComment = defineCall({
  method: 'POST',
  path: 'content/commentDelete',
  caller: 'objectOwner',
  names: { comment: 'id' },
  rate: 'write',
  origin: 'ours',
  summary:
    'Deletes a comment of one’s own, of any kind of object; one that was answered leaves a place without words. The specification shows no call.',
  input: z.object({ id }),
  data: z.object({ id: z.string(), comments: z.int() }),
});

export const commentLikes = defineCall({
  method: 'POST',
  path: 'content/commentLikes',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Likes a comment of any kind of object, or ends it; the specification shows calls for posts and videos alone.',
  input: z.object(liking),
  data: liked,
});

export const shareContent = defineCall({
  method: 'POST',
  path: 'content/share',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Counts that a member shared an object, once a member and day of the server; the specification shows a call for rooms alone.',
  input: z.object({ kind: contentKind, id }),
  data: z.object({ id: z.string(), shares: z.int() }),
});

export const favoriteList = defineCall({
  method: 'GET',
  path: 'content/favoriteList',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'What the caller keeps of a kind, the latest kept first; what is gone or hidden is left out.',
  input: z.object({ kind: contentKind, before: z.optional(cursor), limit: z._default(integer(1, 50), 20) }),
  data: z.extend(feedOf(contentCard), { total: z.int() }),
});

export const myComments = defineCall({
  method: 'GET',
  path: 'content/myComments',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'What the caller commented on anything, the newest first, each with the title or the beginning of its object.',
  input: z.object({ before: z.optional(cursor), limit: z._default(integer(1, 50), 20) }),
  data: feedOf(z.extend(comment, { object_title: z.string() })),
});
