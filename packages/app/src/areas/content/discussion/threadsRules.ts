import type { Comment, Thread } from '@pitchside/api/content/content';

type Threads = readonly Thread[];

/** Adds an own comment: in front of the others, or a reply at the end of its thread. */
export function withSaid(threads: Threads, said: Comment): Threads {
  if (said.thread_id === null) return [{ ...said, first: [] }, ...threads.filter(({ id }) => id !== said.id)];
  return threads.map((thread) =>
    thread.id === said.thread_id && !thread.first.some(({ id }) => id === said.id)
      ? { ...thread, replies: thread.replies + 1, first: [...thread.first, said] }
      : thread,
  );
}

/** Changes one comment wherever it stands. */
export const withChanged = (threads: Threads, id: string, change: Partial<Comment>): Threads =>
  threads.map((thread) => {
    if (thread.id === id) return { ...thread, ...change };
    if (!thread.first.some((answer) => answer.id === id)) return thread;
    return { ...thread, first: thread.first.map((answer) => (answer.id === id ? { ...answer, ...change } : answer)) };
  });

/** Removes a comment; one with replies keeps its place without text. */
export const without = (threads: Threads, id: string): Threads =>
  threads.flatMap((thread) => {
    if (thread.id === id) return thread.replies > 0 ? [{ ...thread, is_deleted: true, content: '' }] : [];
    if (!thread.first.some((answer) => answer.id === id)) return [thread];
    const left = { ...thread, replies: thread.replies - 1, first: thread.first.filter((answer) => answer.id !== id) };
    return left.is_deleted && left.replies <= 0 ? [] : [left];
  });

/** Puts further answers behind those that show, each once, the oldest first. */
export const withAnswers = (threads: Threads, threadId: string, answers: readonly Comment[]): Threads =>
  threads.map((thread) => {
    if (thread.id !== threadId) return thread;
    const known = new Map([...thread.first, ...answers].map((answer) => [answer.id, answer]));
    return { ...thread, first: [...known.values()].toSorted((one, other) => Number(one.id) - Number(other.id)) };
  });
