import { commentPost, likePostComment, postComments } from '@pitchside/api/content/community';
import { commentLikes, type Comment, type CommentSort, type DiscussedKind, type Thread } from '@pitchside/api/content/content';
import { headlineComments, insertHeadline } from '@pitchside/api/content/news';
import { commentPlan, planComments } from '@pitchside/api/experts/plans';
import type { ReportKind } from '@pitchside/api/live/moderation';
import { commentVideo, likeVideoComment, videoComments } from '@pitchside/api/content/videos';
import { api } from '../../../platform/api/api.ts';

/** An object that is discussed. */
export interface Discussed {
  kind: DiscussedKind;
  id: string;
}

/** Comment to be sent, with its idempotency key. */
export interface Said {
  content: string;
  /** Id of the comment that is answered. */
  replyTo?: string;
  /** One key for one comment. */
  key: string;
}

const lists = { post: postComments, article: headlineComments, video: videoComments, plan: planComments } as const;
const likes = { post: likePostComment, article: commentLikes, video: likeVideoComment, plan: commentLikes } as const;
const sayings = { post: commentPost, video: commentVideo, plan: commentPlan } as const;

/** Report kind of a comment, by the kind of the item. */
export const commentReports: Readonly<Record<DiscussedKind, ReportKind>> = {
  post: 'post_comment',
  article: 'article_comment',
  video: 'video_comment',
  plan: 'plan_comment',
};

/** Threads of one page. */
const atOnce = 20;

/** Page of a discussion; for plans also the reader's rights in it, which are unlimited elsewhere. */
export interface ThreadsPage {
  list: Thread[];
  next: string | null;
  total: number;
  is_locked?: boolean;
  may_say?: boolean;
}

/** A page of a discussion. */
export const loadThreads = (
  { kind, id }: Discussed,
  sort: CommentSort,
  before: string | undefined,
  signal: AbortSignal,
): Promise<ThreadsPage> =>
  api.call(lists[kind], { id, sort, limit: atOnce, ...(before !== undefined && { before }) }, { signal, quiet: true });

/** Likes a comment, or ends it. */
export const likeComment = (kind: DiscussedKind, id: string, isLiked: boolean) => api.call(likes[kind], { id, like: isLiked });

/** Says something; gives the comment and how many there are. */
export async function sayIt({ kind, id }: Discussed, { content, replyTo, key }: Said): Promise<{ comment: Comment; comments: number }> {
  const input = { id, content, ...(replyTo !== undefined && { reply_to: replyTo }) };
  const options = { idempotencyKey: key };
  if (kind === 'article') {
    const answer = await api.call(insertHeadline, input, options);
    // With an id the call comments and nothing else.
    if (answer.did !== 'comment') throw new TypeError('an article was sent in place of a comment');
    return answer;
  }
  return api.call(sayings[kind], input, options);
}
