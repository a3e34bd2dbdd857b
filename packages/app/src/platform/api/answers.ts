import { drawing } from '../drawn/drawn.ts';

/** Answer to a question: its data, or why there is none. */
export type Answered<Value> = { value: Value } | { error: unknown };

/** Answers that are known as soon as they are asked for, by their promise. */
const known = new WeakMap<Promise<unknown>, Answered<unknown>>();
/** Set while a question is put to what came with the page. */
let isPut = false;

/** Whether a question is put to what came with the page, and to nobody else. */
export const isPutToPage = (): boolean => isPut;

/** Promise of something that is known, or of nothing that will ever come. */
export function settled<Value>(answer: Answered<Value> | undefined): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  if (answer && 'error' in answer) reject(answer.error);
  else if (answer) resolve(answer.value);
  promise.catch(() => undefined);
  if (answer) known.set(promise, answer);
  return promise;
}

/**
 * Answers a question from what came with the page, at once, while a page is drawn or taken over; undefined for what did not come. Nobody is
 * asked. `load` may change the answer by `change` alone: whatever awaits it comes too late.
 */
export function answerNow<Value>(load: (signal: AbortSignal) => Promise<Value>): Answered<Value> | undefined {
  if (!drawing()) return undefined;
  isPut = true;
  try {
    return known.get(load(new AbortController().signal)) as Answered<Value> | undefined;
  } finally {
    isPut = false;
  }
}

/** The same, for whoever does as well without an answer as with a refusal. */
export function valueNow<Value>(load: (signal: AbortSignal) => Promise<Value>): Value | undefined {
  const answer = answerNow(load);
  return answer && 'value' in answer ? answer.value : undefined;
}

/** The answer, changed; known at once where the answer is, and then `by` may not wait. */
export function change<Value, Next>(answer: Promise<Value>, by: (value: Value) => Next | Promise<Next>): Promise<Next> {
  const now = known.get(answer) as Answered<Value> | undefined;
  return now === undefined ? answer.then(by) : settled('error' in now ? now : { value: by(now.value) as Next });
}

/** Two answers; known at once where both are. */
export function both<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  const [first, second] = [known.get(one), known.get(other)] as [Answered<One> | undefined, Answered<Other> | undefined];
  if (!first || !second) return Promise.all([one, other]);
  if ('error' in first) return settled(first);
  return settled('error' in second ? second : { value: [first.value, second.value] });
}

/** Whether an answer is known at once. */
export const isKnown = (answer: Promise<unknown>): boolean => known.has(answer);
