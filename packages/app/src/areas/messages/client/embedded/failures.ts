import { ApiError, codes } from '@pitchside/api';
import { ImError } from '../im.ts';

/**
 * Converts the error of a failed call. A refusal is final; anything else may be retried. An aborted upload, stopped by its sender, counts
 * as refused.
 */
export function asImError(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return new ImError('refused', '');
  if (!(error instanceof ApiError)) return error;
  return new ImError(error.failure === 'answer' && error.code === codes.failed ? 'refused' : 'lost', error.message);
}
