import { isHTTPError, isTimeoutError } from 'ky';
import type { Call, CallData } from '../contract/define.ts';
import { ApiError, codes, readEnvelope, type Envelope } from '../contract/envelope.ts';

const noCode = -1;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refused = ({ code, msg }: Envelope, isFault: boolean) => new ApiError('answer', code, msg, { isFault });
const unreadable = (what: string, cause?: unknown) => new ApiError('malformed', noCode, `${what} does not follow the contract`, { cause });

/**
 * Returns the checked data of an answer with its HTTP status. Throws `answer` for a code other than 0, `malformed` for data that the
 * contract does not know.
 */
export function readAnswer<C extends Call>(call: C, text: string, status: number): CallData<C> {
  const envelope = readEnvelope(parse(text));
  if (!envelope) throw unreadable(`The answer of ${call.path}`);
  if (envelope.code !== codes.ok) throw refused(envelope, status >= 500);
  const data = call.data.safeParse(envelope.data);
  if (!data.success) throw unreadable(`The data of ${call.path}`, data.error);
  return data.data as CallData<C>;
}

/** Turns the cause of a failed call into an `ApiError`: a busy server's envelope, a time-out, or a lost connection with its cause. */
export function readFailure(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isTimeoutError(error)) return new ApiError('timeout', noCode, 'The call took too long', { cause: error });
  if (isHTTPError(error)) {
    const envelope = readEnvelope(error.data);
    return envelope && envelope.code !== codes.ok ? refused(envelope, true) : unreadable('The answer of a busy server', error);
  }
  return new ApiError('network', noCode, 'The server cannot be reached', { cause: error });
}
