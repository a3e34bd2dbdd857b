import { ApiError } from '@pitchside/api';
import type { Comment } from '@pitchside/api/content/content';
import { useRequestKey } from '../../../platform/sending/useRequestKey.ts';
import { sayIt, type Discussed } from './discussionCalls.ts';

/** Returns a function that sends a comment or a reply; true when it was accepted, and `onSaid` gets the result. */
export function useSaying(
  of: Discussed,
  onSaid: (answer: { comment: Comment; comments: number }) => void,
): (content: string, replyTo?: string) => Promise<boolean> {
  const keyed = useRequestKey();
  return async (content, replyTo) => {
    try {
      onSaid(await keyed((key) => sayIt(of, { content, key, ...(replyTo !== undefined && { replyTo }) })));
      return true;
    } catch (error) {
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
      return false;
    }
  };
}
