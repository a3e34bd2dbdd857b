import type { Answer } from '../../../../testing/testSite.ts';
import type { Star } from './crossingWorld.ts';

/** Sends a request as a client does, with an idempotency key of its own. */
export type Ask = (
  timed: Timed,
  method: string,
  path: string,
  me: Star,
  given?: { query?: Record<string, string>; body?: unknown },
) => Promise<Answer>;

/** Checks a response; returns the objection, or undefined for a success. */
export type Said = (answer: Answer) => string | undefined;

/** Measures the part of an act that others can block. */
export type Timed = <T>(work: () => Promise<T>) => Promise<T>;

/** One operation on money, or on the member who has it. */
export interface Act {
  name: string;
  /** Allowed refusals, in Chinese; anything else is a fault. */
  refusals?: readonly string[];
  /** Runs once; returns the refusal, or nothing. */
  run(timed: Timed, me: Star, other: Star): Promise<string | undefined>;
}
