import { ApiError, codes } from '@pitchside/api';

/**
 * Whether the server rejected the request itself, such as one for an unknown object. Other errors, including faults of the server, may pass
 * on a retry.
 */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.failure === 'answer' && error.code === codes.failed && !error.isFault;
