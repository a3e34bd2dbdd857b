import { ApiError } from '@pitchside/api';

/** Runs an act and returns its answer; undefined where a call was refused, of which it has notified the person. */
export async function tried<Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Runs an act and returns whether it worked. */
export const hasWorked = async (act: () => Promise<unknown>): Promise<boolean> => (await tried(async () => (await act(), true))) ?? false;
