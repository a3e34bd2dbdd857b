import { ImError } from '../im.ts';

/** Error codes of the SDK without a connection, a session, or an answer in time: the outcome is unknown. */
const lost: ReadonlySet<unknown> = new Set([2800, 2801, 2805, 2999, 3000, 3001, 3005]);

const codeOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined);

/** True for an answer that says that a signature is over, forged, or another's. Source: error codes of the service, 70001 to 70020. */
export const isBadSignature = (error: unknown): boolean => {
  const code = codeOf(error);
  return typeof code === 'number' && code >= 70001 && code <= 70020;
};

/** Converts the error of a failed call. The service's own messages exist in one language only and are not shown. */
export const asImError = (error: unknown): ImError =>
  error instanceof ImError ? error : new ImError(lost.has(codeOf(error)) ? 'lost' : 'refused', '');
