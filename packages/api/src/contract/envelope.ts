/** Codes of the envelope `{code, msg, data}`. Source: specification section 8; 0 is success. */
export const codes = {
  ok: 0,
  /** A business error; `msg` is for the person. */
  failed: 1,
  /** No token on a private call: the client clears the user and opens the login. */
  signInNeeded: 700,
  /** A sensitive act waits for a fresh code of the second factor (`user/proveFactor`); the same call goes through after it. */
  factorNeeded: 701,
  /** Unknown, malformed or revoked token. */
  tokenUnknown: 50008,
  /** Ended by a newer sign-in or from elsewhere. */
  tokenReplaced: 50012,
  /** Expired token. */
  tokenExpired: 50014,
} as const;

/** Codes after which the person chooses between signing in again and staying. */
export const staleTokenCodes: readonly number[] = [codes.tokenUnknown, codes.tokenReplaced, codes.tokenExpired];

/** Envelope of every `/api` answer, also with a 4xx or 5xx status. */
export interface Envelope<Data = unknown> {
  code: number;
  msg: string;
  data: Data;
}

/**
 * Cause of a failed call: `answer` the server said so, `timeout` 20 s passed, `network` no answer, `malformed` an answer that the
 * contract does not know.
 */
export type ApiFailure = 'answer' | 'timeout' | 'network' | 'malformed';

/** A failed call. `code` is the envelope's for `answer`, else -1. */
export class ApiError extends Error {
  readonly code: number;
  readonly failure: ApiFailure;
  /** The server says that the fault is its own (HTTP 5xx): the requested thing may well exist. */
  readonly isFault: boolean;
  constructor(
    failure: ApiFailure,
    code: number,
    message: string,
    { isFault = false, ...options }: ErrorOptions & { isFault?: boolean } = {},
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.isFault = isFault;
    this.code = code;
    this.failure = failure;
  }
}

/** Reads an unknown value as an envelope, or gives undefined. */
export function readEnvelope(value: unknown): Envelope | undefined {
  if (typeof value !== 'object' || value === null || !('code' in value) || typeof value.code !== 'number') return undefined;
  const msg = 'msg' in value && typeof value.msg === 'string' ? value.msg : '';
  return { code: value.code, msg, data: 'data' in value ? value.data : null };
}
