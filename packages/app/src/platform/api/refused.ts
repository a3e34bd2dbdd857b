import { ApiError, codes } from '@pitchside/api';

/** Whether the server refused what was asked for, such as an object that it does not know; anything else, a fault of its own too, may go better the next time. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.failure === 'answer' && error.code === codes.failed && !error.isFault;
