import type { Api, Call, CallInput, CallOptions } from '@pitchside/api';
import type { Question } from '@pitchside/api/screens/question';
import { client, early } from '../api/api.ts';
import { isAnswered } from '../api/first.ts';
import { drawing } from '../drawn/drawn.ts';
import { sessionToken } from '../session/session.store.ts';

/** Time that a prefetched answer waits for its screen, ms; later it is too old to be shown as fresh. */
export const freshFor = 10_000;

/** Options that are part of the key of a prefetched request; the screen must pass the same ones. */
type PrefetchOptions = Pick<CallOptions, 'quiet'>;
interface Prefetched {
  answer: ReturnType<Api['call']>;
  question: AbortController;
  timer: ReturnType<typeof setTimeout>;
}

const prefetched = new Map<string, Prefetched>();

/** Key of a request: equal when everything that the server may look at is equal, the caller included. */
const nameOf = ({ path }: Call, input: unknown, { quiet = false }: PrefetchOptions) =>
  JSON.stringify([
    path,
    Object.entries(Object(input) as object).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    quiet,
    sessionToken(),
  ]);

function takeOut(name: string): Prefetched | undefined {
  const found = prefetched.get(name);
  prefetched.delete(name);
  clearTimeout(found?.timer);
  return found;
}

early.take = (call, input, options = {}) => {
  const found = options.idempotencyKey === undefined ? takeOut(nameOf(call, input, options)) : undefined;
  const { signal } = options;
  signal?.addEventListener('abort', () => found?.question.abort(signal.reason), { once: true });
  return found?.answer;
};

/**
 * Prefetches a request of a screen while its code loads; the same request of `api` then gets this answer, once. A visitor's page skips
 * calls for members only, and calls that change something are never prefetched. A failure is reported as if the screen had sent the
 * request.
 */
export function prefetch<C extends Call>(call: C, input: CallInput<C>, options: PrefetchOptions = {}): void {
  const name = nameOf(call, input, options);
  if (
    call.changes ||
    prefetched.has(name) ||
    (drawing() && isAnswered(call, input)) ||
    (call.caller !== 'public' && sessionToken() === undefined)
  )
    return;
  const question = new AbortController();
  const answer = client.call(call, input, { ...options, signal: question.signal });
  // The caller that takes the answer handles its failure.
  answer.catch(() => undefined);
  const timer = setTimeout(() => takeOut(name)?.question.abort(), freshFor);
  prefetched.set(name, { answer, question, timer });
}

/** Prefetches the questions of a screen, which is quiet about failures. */
export function prefetchAll(questions: readonly Question[]): void {
  for (const { call, input } of questions) prefetch(call, input, { quiet: true });
}
