import { ApiError, type Api } from '@pitchside/api';
import { noteAnswer } from './saver.store.ts';

/** The client, whose answers tell of the connection: those that came, and those that were given up. */
export const measured = ({ call }: Api): Api => ({
  async call(...question) {
    const sentAt = performance.now();
    const note = () => noteAnswer(sentAt, performance.now());
    try {
      const answer = await call(...question);
      note();
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.failure !== 'network') note();
      throw error;
    }
  },
});
