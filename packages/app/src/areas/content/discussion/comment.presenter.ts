import type { Comment, Thread } from '@pitchside/api/content/content';
import type { CommentItem, CommentThreadItem } from '@pitchside/ui/CommentThread';
import { personaHref } from '../contentLinks.ts';

/** A comment, for its component. */
export const commentView = (comment: Comment): CommentItem => ({
  id: comment.id,
  author: {
    id: comment.author.id,
    nickname: comment.author.user_nickname,
    avatarSeed: comment.author.avatar,
    level: comment.author.level,
    href: personaHref(comment.author.id),
  },
  isAuthor: comment.is_author,
  ...(comment.reply_to && { replyTo: comment.reply_to.user_nickname }),
  ...(!comment.is_deleted && { text: comment.content }),
  at: comment.at,
  likes: comment.likes,
  liked: comment.is_liked,
  own: comment.is_own,
  awaiting: comment.is_awaiting,
});

/** A thread, for its component. */
export const threadView = (thread: Thread): CommentThreadItem => ({
  ...commentView(thread),
  replies: thread.first.map(commentView),
  total: Math.max(thread.replies, thread.first.length),
});
