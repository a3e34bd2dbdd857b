import { ApiError, codes, staleTokenCodes } from '../contract/envelope.ts';

/**
 * What a failed call asks of the site. Source: specification section 8.
 * - `toast`: show the server's words for 5 s
 * - `signIn`: say that signing in is needed, forget the user, open the login
 * - `staleToken`: ask whether to sign in again or to stay
 * - `silent`: nothing
 */
export const failureReactions = ['toast', 'signIn', 'staleToken', 'silent'] as const;
export type FailureReaction = (typeof failureReactions)[number];

/** Milliseconds in which repeats of a sign-in request, or stragglers after a closed prompt, stay silent. Source: specification section 8. */
export const failureQuiet = 2_000;

/** What an error asks for on its own, whatever came before. */
export function classifyFailure(error: unknown): FailureReaction {
  if (!(error instanceof ApiError) || error.failure !== 'answer') return 'silent';
  if (error.code === codes.failed) return 'toast';
  if (error.code === codes.signInNeeded) return 'signIn';
  return staleTokenCodes.includes(error.code) ? 'staleToken' : 'silent';
}

export interface FailureGate {
  /** The reaction that is due now; `silent` when the same one was just given or its prompt is still open. */
  admit(error: unknown): FailureReaction;
  /** Call when the prompt of `staleToken` was answered; the answers still under way stay silent. */
  promptClosed(): void;
}

/** Keeps parallel failures from shouting: one `signIn` in 2 s, one `staleToken` prompt at a time. `now` is in ms and may be any steady clock. */
export function createFailureGate({ now }: { now: () => number }): FailureGate {
  const quietUntil = { signIn: -Infinity, staleToken: -Infinity };
  return {
    admit(error) {
      const reaction = classifyFailure(error);
      if (reaction !== 'signIn' && reaction !== 'staleToken') return reaction;
      const at = now();
      if (at < quietUntil[reaction]) return 'silent';
      quietUntil[reaction] = reaction === 'signIn' ? at + failureQuiet : Infinity;
      return reaction;
    },
    promptClosed() {
      quietUntil.staleToken = now() + failureQuiet;
    },
  };
}
