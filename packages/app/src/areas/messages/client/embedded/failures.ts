import { ApiError, codes } from '@pitchside/api';
import { ImError } from '../im.ts';

/** What a failed call means to whoever writes: a refusal stands, everything else may be tried again. An aborted upload was stopped by its sender. */
export function asImError(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError') return new ImError('refused', '');
  if (!(error instanceof ApiError)) return error;
  return new ImError(error.failure === 'answer' && error.code === codes.failed ? 'refused' : 'lost', error.message);
}
