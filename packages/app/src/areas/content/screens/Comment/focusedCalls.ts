import type { Comment, Thread } from '@pitchside/api/content/content';
import { commentThread } from '@pitchside/api/content/videos';
import { api } from '../../../../platform/api/api.ts';

/** Size and maximum number of pages read to find one comment of a thread; later ones are only in the discussion. */
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
