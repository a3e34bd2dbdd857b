import type { LivePhase } from '../../../platform/player/liveState.ts';
import type { QualityChoice, StreamQuality } from '../../../platform/player/qualities.ts';

/** Times out of data within `span` ms after which a picture counts as one that stutters: one may be the anchor's line. */
const [bearable, span] = [3, 60_000];

/** A quality that runs badly here, and the next lower one. */
export interface Stutter {
  from: QualityChoice;
  to: QualityChoice;
}

/** Counts how often a picture runs out of data. */
export interface StutterCount {
  /**
   * Records the current phase of the picture.
   * @param now ms
   */
  note(phase: LivePhase, now: number): void;
  /** Whether it stutters. @param now ms */
  isBad(now: number): boolean;
  /** Resets, for another quality or another room. */
  clear(): void;
}

/** Makes a count that has seen nothing. */
export function createStutterCount(): StutterCount {
  let times: number[] = [];
  let before: LivePhase = 'idle';
  return {
    note(phase, now) {
      if (phase === 'stalled' && before === 'playing') times = [...times.filter((time) => time > now - span), now];
      before = phase;
    },
    isBad: (now) => times.filter((time) => time > now - span).length >= bearable,
    clear() {
      [times, before] = [[], 'idle'];
    },
  };
}

/** The step down from a quality; null where there is none, or where the picture finds its quality by itself. */
export function stepDown(qualities: readonly StreamQuality[], from: QualityChoice): Stutter | null {
  if (from === 'auto') return null;
  const next = qualities[qualities.findIndex(({ kind }) => kind === from) + 1];
  return next && next.kind !== 'auto' ? { from, to: next.kind } : null;
}
