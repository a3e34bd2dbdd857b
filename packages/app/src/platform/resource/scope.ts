import { answerNow } from '../api/answers.ts';
import type { Answered } from '../api/answers.ts';
import { drawing } from '../drawn/drawn.ts';

/**
 * Scope of one place of the page: a room, a match, a list. Leaving it ends everything begun in it: later answers, failures and events are
 * ignored, so that they cannot change the next place.
 */
export interface Scope {
  /** Sends a request and passes on its answer or error. Returns a function that drops this request only. */
  ask<Answer>(work: (signal: AbortSignal) => Promise<Answer>, use: (answer: Answer) => void, fail: (error: unknown) => void): () => void;
  /** Asks again after each failure, with growing pauses, until an answer comes. Returns how to give up. */
  retry<Answer>(work: (signal: AbortSignal) => Promise<Answer>, use: (answer: Answer) => void): () => void;
  /** Wraps a function so that it does nothing once the scope is left; for events and delayed work. */
  during<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void;
  /** Runs `stop` when the scope is left; at once if it has been. */
  onLeave(stop: () => void): void;
  /** Ends everything begun in it; again changes nothing. */
  leave(): void;
}

/** Pauses between questions that failed, ms. */
export const pauses = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** Uses an answer that came with the page; without one nothing happens, since nobody is asked while a page is drawn. */
function takeNow<Answer>(answer: Answered<Answer> | undefined, take: (answer: Answer) => void, fail: (error: unknown) => void): void {
  if (!answer) return;
  if ('error' in answer) fail(answer.error);
  else take(answer.value);
}

/** Begins a scope. */
export function createScope(): Scope {
  const left = new AbortController();
  const { signal } = left;
  const onLeave = (stop: () => void) => {
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  };

  const during: Scope['during'] =
    (act) =>
    (...given) => {
      if (!signal.aborted) act(...given);
    };

  const ask: Scope['ask'] = (work, use, fail) => {
    const question = new AbortController();
    const drop = () => question.abort();
    if (signal.aborted) return drop;
    if (drawing()) {
      takeNow(answerNow(work), use, fail);
      return drop;
    }
    signal.addEventListener('abort', drop, { once: true });
    // Looked at in the very turn in which the answer is used: a promise handed on would leave a gap in which the scope may end.
    const unlessDropped =
      <Given>(act: (given: Given) => void) =>
      (given: Given) => {
        signal.removeEventListener('abort', drop);
        if (!question.signal.aborted) act(given);
      };
    void work(question.signal).then(unlessDropped(use), unlessDropped(fail));
    return drop;
  };

  const retry: Scope['retry'] = (work, use) => {
    let giveUp = () => {};
    const attempt = (failures: number): void => {
      giveUp = ask(work, use, () => {
        const timer = setTimeout(() => attempt(failures + 1), pauses[Math.min(failures, pauses.length - 1)]);
        giveUp = () => clearTimeout(timer);
      });
    };
    attempt(0);
    onLeave(() => giveUp());
    return () => giveUp();
  };

  return { ask, retry, during, onLeave, leave: () => left.abort() };
}
