import { ApiError } from '@pitchside/api';
import { useRef } from 'react';

/** Gives what sends something a key that stays the same over all tries until one is answered: what was lost on the way is not done twice, and what was refused is another thing the next time. */
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
