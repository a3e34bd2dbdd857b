import { ApiError } from '@pitchside/api';
import type { Comment } from '@pitchside/api/content';
import { useRef } from 'react';
import { sayIt, type Discussed } from './discussion.calls.ts';

/** Says something about an object, or answers a comment of it; true when it was taken, and `onSaid` hears what came of it. */
export function useSaying(
  of: Discussed,
  onSaid: (answer: { comment: Comment; comments: number }) => void,
): (content: string, replyTo?: string) => Promise<boolean> {
  // One key for one comment: what was lost on the way is not said twice.
  const key = useRef(crypto.randomUUID());
  return async (content, replyTo) => {
    try {
      const answer = await sayIt(of, { content, key: key.current, ...(replyTo !== undefined && { replyTo }) });
      key.current = crypto.randomUUID();
      onSaid(answer);
      return true;
    } catch (error) {
      // The call has told the person. What the server refused is another comment the next time; what was lost on the way is the same.
      if (!(error instanceof ApiError)) throw error;
      if (error.failure === 'answer') key.current = crypto.randomUUID();
      return false;
    }
  };
}
