/** State of the composer for the viewer. */
export type DanmakuComposerState =
  | { status: 'ready' }
  | { status: 'signedOut' }
  /**
   * Muted: `reason` in the words of the server, or `by` a person with `why` in that person's words; `until` in ms UTC,
   * after which the field is back.
   */
  | { status: 'muted'; reason?: string; by?: string; why?: string; until?: number }
  /** A comment is being sent. */
  | { status: 'sending' }
  /** Slow mode: the time in ms UTC from which the next may be sent. Text typed meanwhile stays. */
  | { status: 'cooling'; until: number }
  /** Only members of the anchor's fan group may speak; price of joining in diamonds. */
  | { status: 'fansOnly'; price?: number }
  /** Only followers of the anchor may speak. */
  | { status: 'followersOnly' }
  /** Only the anchor and the moderators may speak now. */
  | { status: 'quiet' };

/** Result of sending: accepted, refused by someone who has shown why, or refused with a reason that the field shows and announces. */
export type DanmakuAnswer = boolean | { refused: string };

/** Whole seconds left until a moment; 0 when it is past or there is none. */
export const secondsUntil = (until: number | undefined, now: number): number =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));

/** Returns the state at an instant: an expired one is ready again. */
export function currentState(state: DanmakuComposerState, now: number): DanmakuComposerState {
  const timed = state.status === 'muted' || state.status === 'cooling';
  return timed && state.until !== undefined && secondsUntil(state.until, now) === 0 ? { status: 'ready' } : state;
}
