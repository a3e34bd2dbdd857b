/** Cause of a failure: undecodable media, a network error, or nothing to play yet. */
export type Failure = 'media' | 'network' | 'absent';

/** Recovery from a failure; `after` in ms. */
export type Step = { kind: 'recover' | 'swap' } | { kind: 'reopen'; after: number; attempt: number };

/** Chooses the recovery of a stream, failure by failure. */
export interface Recovery {
  next(failure: Failure): Step;
  /** The picture moves again. */
  plays(): void;
  /** Somebody asked for a fresh start. */
  forget(): void;
}

/**
 * Delays before a stream is opened again, ms; the last one repeats. A stream that is absent is retried more often, since people wait for
 * the kick-off.
 */
const pauses: Record<Exclude<Failure, 'media'>, readonly number[]> = {
  network: [1_000, 2_000, 4_000, 8_000, 15_000],
  absent: [2_000, 3_000, 5_000],
};
/** Milliseconds of quiet after which a media error is the first one again. */
const calm = 30_000;
/** So far a pause may be shorter or longer, so that the viewers of a room do not come back in one instant. */
const spread = 0.2;

interface RecoveryInput {
  /** Milliseconds on any steady clock. */
  now: () => number;
  /** A number in [0, 1). */
  random: () => number;
}

/** Media errors: recovers the decoder, then also swaps the audio codec, then opens again; other errors: opens again with backoff. */
export function createRecovery({ now, random }: RecoveryInput): Recovery {
  let attempt = 0;
  let mediaErrors = 0;
  let lastMediaError = -Infinity;

  function reopen(list: readonly number[]): Step {
    attempt += 1;
    const pause = list[Math.min(attempt, list.length) - 1] ?? 0;
    return { kind: 'reopen', attempt, after: Math.round(pause * (1 - spread + 2 * spread * random())) };
  }

  return {
    next(failure) {
      if (failure !== 'media') return reopen(pauses[failure]);
      mediaErrors = now() - lastMediaError > calm ? 1 : mediaErrors + 1;
      lastMediaError = now();
      if (mediaErrors === 1) return { kind: 'recover' };
      if (mediaErrors === 2) return { kind: 'swap' };
      return reopen(pauses.network);
    },
    plays: () => void (attempt = 0),
    forget() {
      attempt = 0;
      mediaErrors = 0;
    },
  };
}
