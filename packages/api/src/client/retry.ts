import ky, { isHTTPError, type AfterResponseHook, type RetryOptions } from 'ky';
import type { CallDeclaration } from '../contract/define.ts';

/** Retries of a repeatable call after a lost connection or a busy server. */
export const retryLimit = 2;

/** Status of a server that sheds load; the only answer after which a call is repeated. */
export const busyStatus = 503;

/** Longest pause before a repetition, in ms. */
const longestPause = 2_000;

/** Reads may be repeated; what changes state only under an idempotency key that the call honours. */
export function isRepeatable(call: CallDeclaration, idempotencyKey: string | undefined): boolean {
  return !call.changes || (call.idempotent && idempotencyKey !== undefined);
}

/** A server that asks for a longer pause than ours is not asked again: the user may retry. */
function asksForLonger(headers: Headers): boolean {
  const after = headers.get('retry-after');
  return after !== null && !(Number(after) * 1_000 <= longestPause);
}

/** Retry options of one call: lost connections and 503 only, never a timeout; pauses of 150-300 and 300-600 ms. */
export const retryOptions = (repeatable: boolean): RetryOptions => ({
  limit: repeatable ? retryLimit : 0,
  methods: ['get', 'post'],
  statusCodes: [busyStatus],
  afterStatusCodes: [],
  backoffLimit: longestPause,
  jitter: (pause) => pause * (0.5 + Math.random() / 2),
  shouldRetry: ({ error }) => (isHTTPError(error) && asksForLonger(error.response.headers) ? false : undefined),
});

/** Reads the whole answer while ky can still repeat the call: a connection cut half-way is a lost connection too. */
export const readWhole: AfterResponseHook = async ({ request, response }) => {
  try {
    const text = await response.text();
    return new Response(text === '' ? null : text, response);
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    return ky.retry({ code: 'ANSWER_CUT', cause: cause instanceof Error ? cause : undefined });
  }
};
