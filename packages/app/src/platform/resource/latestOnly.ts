import { createScope, type Scope } from './scope.ts';

/** One question at a time. */
export interface LatestOnly {
  /** Sends a request and drops the one before; only the newest answer is used, in whatever order they come. */
  ask<Answer>(work: (signal: AbortSignal) => Promise<Answer>, use: (answer: Answer) => void, fail: (error: unknown) => void): void;
  /** Drops what is on its way. */
  drop: () => void;
  /** The same, and asks again after each failure, with growing pauses, until an answer comes. */
  retry<Answer>(work: (signal: AbortSignal) => Promise<Answer>, use: (answer: Answer) => void): void;
}

/** Begins a line of questions of which only the newest counts, within a scope or for as long as the page lives. */
export function latestOnly(scope: Scope = createScope()): LatestOnly {
  let drop = () => {};
  return {
    ask(...question) {
      drop();
      drop = scope.ask(...question);
    },
    retry(...question) {
      drop();
      drop = scope.retry(...question);
    },
    drop: () => drop(),
  };
}
