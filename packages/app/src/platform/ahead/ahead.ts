import type { Api, Call, CallInput, CallOptions } from '@pitchside/api';
import { client, early } from '../api/api.ts';
import { sessionToken } from '../session/session.store.ts';

/** How long an answer waits for the screen that wants it, ms; after that it is too old to be shown as fresh. */
export const keptFor = 10_000;

/** What a screen may say of a question besides its input; it must say the same. */
type AheadOptions = Pick<CallOptions, 'quiet'>;
interface Kept {
  answer: ReturnType<Api['call']>;
  question: AbortController;
  timer: ReturnType<typeof setTimeout>;
}

const kept = new Map<string, Kept>();

/** Two questions are one when everything that the server may look at is the same, whoever asks included. */
const nameOf = ({ path }: Call, input: unknown, { quiet = false }: AheadOptions) =>
  JSON.stringify([
    path,
    Object.entries(Object(input) as object).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    quiet,
    sessionToken(),
  ]);

function takeOut(name: string): Kept | undefined {
  const found = kept.get(name);
  kept.delete(name);
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
 * Asks what a screen will ask as soon as its code is there; the same question of `api` then gets this answer, once. What only a member may ask is not asked for a visitor,
 * and what changes something is never asked ahead. A failure is told as if the screen had asked.
 */
export function askAhead<C extends Call>(call: C, input: CallInput<C>, options: AheadOptions = {}): void {
  const name = nameOf(call, input, options);
  if (call.changes || kept.has(name) || (call.caller !== 'public' && sessionToken() === undefined)) return;
  const question = new AbortController();
  const answer = client.call(call, input, { ...options, signal: question.signal });
  // Heard by whoever takes it.
  answer.catch(() => undefined);
  const timer = setTimeout(() => takeOut(name)?.question.abort(), keptFor);
  kept.set(name, { answer, question, timer });
}
