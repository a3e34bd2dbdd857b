import { ApiError } from '@pitchside/api';
import { deleteComment, type Comment, type CommentSort, type Thread } from '@pitchside/api/content/content';
import { commentThread } from '@pitchside/api/content/videos';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useFeed } from '../../../platform/resource/useFeed.ts';
import { session } from '../../../platform/session/session.store.ts';
import { asMember } from '../acts/contentActs.ts';
import { likeComment, loadThreads, type Discussed, type ThreadsPage } from './discussionCalls.ts';
import { useSaying } from './useSaying.ts';
import { withAnswers, withChanged, without, withSaid } from './threadsRules.ts';

/** Answers of one further page of a thread. */
const answersAtOnce = 20;

/**
 * State and actions of one discussion, whose threads load page by page.
 * @param as the reader's relation to the item; a change fetches the discussion again
 */
export function useDiscussion(of: Discussed, sort: CommentSort, as = '') {
  const { user } = useSnapshot(session);
  const feed = useFeed<Thread, ThreadsPage>(`${of.kind} ${of.id} ${sort} ${user?.id ?? ''} ${as}`, (before, signal) =>
    loadThreads(of, sort, before, signal),
  );
  // Number of comments after the reader's last action.
  const [reported, setReported] = useState<number>();
  const [opening, setOpening] = useState<string>();
  const further = useRef(new Map<string, string | null>());
  const say = useSaying(of, ({ comment, comments }) => {
    feed.change((threads) => withSaid(threads, comment));
    setReported(comments);
  });

  return {
    feed,
    total: reported ?? feed.first?.total,
    /** Whether the reader only sees the number of comments. */
    isLocked: feed.first?.is_locked ?? false,
    maySay: feed.first?.may_say ?? true,
    /** Id of the thread whose further answers are on their way. */
    opening,
    /** Fetches the answers of a thread that do not show yet. */
    async open(threadId: string): Promise<void> {
      setOpening(threadId);
      try {
        const before = further.current.get(threadId) ?? undefined;
        const { list, next } = await api.call(commentThread, {
          id: threadId,
          limit: answersAtOnce,
          ...(before !== undefined && { before }),
        });
        further.current.set(threadId, next);
        feed.change((threads) => withAnswers(threads, threadId, list));
      } catch (error) {
        // The call has notified the person; the others are still offered.
        if (!(error instanceof ApiError)) throw error;
      } finally {
        setOpening(undefined);
      }
    },
    /** Says something, or answers; true when it was taken. */
    say,
    like: (id: string, isLiked: boolean) =>
      asMember(async () => {
        const { likes, is_liked } = await likeComment(of.kind, id, isLiked);
        feed.change((threads) => withChanged(threads, id, { likes, is_liked } satisfies Partial<Comment>));
      }),
    async remove(id: string): Promise<void> {
      const { comments } = await api.call(deleteComment, { id });
      feed.change((threads) => without(threads, id));
      setReported(comments);
    },
  };
}
