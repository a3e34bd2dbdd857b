import { ApiError } from '@pitchside/api';
import { useRef } from 'react';

/**
 * Returns a function that sends a request with an idempotency key. The key stays the same over retries until an answer comes, so that a
 * request whose answer was lost is not done twice. A rejected request gets a new key the next time.
 */
export function useRequestKey(): <Answer>(send: (key: string) => Promise<Answer>) => Promise<Answer> {
  const key = useRef(crypto.randomUUID());
  const renew = () => void (key.current = crypto.randomUUID());
  return async (send) => {
    try {
      const answer = await send(key.current);
      renew();
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.failure === 'answer') renew();
      throw error;
    }
  };
}
