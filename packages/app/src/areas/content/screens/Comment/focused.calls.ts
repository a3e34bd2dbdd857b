import type { Comment, Thread } from '@pitchside/api/content';
import { commentThread } from '@pitchside/api/videos';
import { api } from '../../../../platform/api/api.ts';

/** Pages of a thread that are read for one comment at most: what lies behind stands in the discussion. */
const [atOnce, mostPages] = [50, 6];

/** Reads the thread of a comment until the comment itself is among what came. */
export async function loadFocused(id: string, signal: AbortSignal): Promise<Thread> {
  const answers: Comment[] = [];
  let before: string | undefined;
  for (let page = 0; ; page += 1) {
    const answer = await api.call(commentThread, { id, limit: atOnce, ...(before !== undefined && { before }) }, { signal, quiet: true });
    answers.push(...answer.list);
    const isThere = answer.thread.id === id || answers.some((one) => one.id === id);
    if (isThere || answer.next === null || page + 1 === mostPages) return { ...answer.thread, replies: answer.total, first: answers };
    before = answer.next;
  }
}
