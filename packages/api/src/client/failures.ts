import { ApiError, codes, staleTokenCodes } from '../contract/envelope.ts';

/**
 * Reactions of the site to a failed call. Source: specification section 8.
 * - `toast`: show the server's words for 5 s
 * - `signIn`: say that signing in is needed, forget the user, open the login
 * - `staleToken`: ask whether to sign in again or to stay
 * - `silent`: nothing
 */
export const failureReactions = ['toast', 'signIn', 'staleToken', 'silent'] as const;
export type FailureReaction = (typeof failureReactions)[number];

/** Silence in ms for repeats of a sign-in request and for late failures after a closed prompt. Source: specification section 8. */
export const failureQuiet = 2_000;

/** Maps an error to its reaction, without regard to earlier errors. */
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

/** Limits parallel failures to one `signIn` in 2 s and one `staleToken` prompt at a time. `now` is in ms and may be any monotonic clock. */
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
