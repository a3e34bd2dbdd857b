import { ImError } from '../im.ts';

/** What the SDK answers when it has no line, no time, or no session: nobody knows what became of it. */
const lost: ReadonlySet<unknown> = new Set([2800, 2801, 2805, 2999, 3000, 3001, 3005]);

const codeOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined);

/** True for an answer that says that a signature is over, forged, or another's. Source: error codes of the service, 70001 to 70020. */
export const isBadSignature = (error: unknown): boolean => {
  const code = codeOf(error);
  return typeof code === 'number' && code >= 70001 && code <= 70020;
};

/** What a failed act means to whoever writes. The service's own words are in one language alone and are not shown. */
export const asImError = (error: unknown): ImError =>
  error instanceof ImError ? error : new ImError(lost.has(codeOf(error)) ? 'lost' : 'refused', '');
