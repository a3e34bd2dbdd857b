import type { LivePhase } from './liveState.ts';

/** When a picture gives way to its sound, and comes back; times in ms, rates as shares of the smallest picture's. */
export const soundAloneRules = {
  /** Times out of data within `span` that are too many, and how many are where the line is measured to carry less than the picture. */
  stalls: 3,
  stallsOfSlow: 1,
  span: 60_000,
  /** Longest wait for data. */
  wait: 10_000,
  /** Share that the line must carry before the picture comes back, and how long the sound plays at least. */
  carries: 1.5,
  rest: 30_000,
  /** A picture that goes again within this time came back too early: the next rest is twice as long, up to `longestRest`. */
  early: 60_000,
  longestRest: 600_000,
} as const;

/** State of a stream as its player sees it in one look. */
interface SoundAloneLook {
  phase: LivePhase;
  /** Bits a second that the line was measured to carry; null while unknown. */
  lineRate: number | null;
  /** Bits a second of the smallest picture; null while unknown. */
  leastRate: number | null;
}

/** Smallest picture that is assumed while none is known, bits a second. */
const usualLeast = 600_000;

const rules = soundAloneRules;
const waits: ReadonlySet<LivePhase> = new Set(['connecting', 'stalled', 'reconnecting']);

/** Decides look by look, about once a second, whether a picture should give way to its sound. */
export function createSoundAlone() {
  let isAlone = false;
  let since = -Infinity;
  let cameBackAt = -Infinity;
  let rest: number = rules.rest;
  let stalls: number[] = [];
  let waitsSince: number | null = null;
  let before: LivePhase = 'idle';

  function turn(now: number, toSound: boolean): boolean {
    if (toSound) rest = now - cameBackAt < rules.early ? Math.min(rest * 2, rules.longestRest) : rules.rest;
    else cameBackAt = now;
    [isAlone, since, stalls, waitsSince, before] = [toSound, now, [], null, 'idle'];
    return isAlone;
  }

  return {
    /** Whether only the sound should play from now on. @param now ms on a steady clock */
    look({ phase, lineRate, leastRate }: SoundAloneLook, now: number): boolean {
      if (phase === 'stalled' && before === 'playing') stalls.push(now);
      stalls = stalls.filter((at) => now - at < rules.span);
      waitsSince = waits.has(phase) ? (waitsSince ?? now) : null;
      before = phase;
      const carried = lineRate === null ? null : lineRate / (leastRate ?? usualLeast);
      if (isAlone) {
        const isCalm = now - since >= rest && stalls.every((at) => now - at >= rules.rest);
        return isCalm && phase === 'playing' && carried !== null && carried >= rules.carries ? turn(now, false) : true;
      }
      const isTooSlow = carried !== null && carried < 1 && stalls.length >= rules.stallsOfSlow;
      const isTooLong = waitsSince !== null && now - waitsSince >= rules.wait;
      return stalls.length >= rules.stalls || isTooSlow || isTooLong ? turn(now, true) : false;
    },
    /** Starts anew with the picture: somebody else decided. */
    forget(): void {
      [isAlone, stalls, waitsSince, before, rest, cameBackAt] = [false, [], null, 'idle', rules.rest, -Infinity];
    },
  };
}
