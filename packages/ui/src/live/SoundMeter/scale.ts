/** Quietest level that the lamps show, dBFS. */
const floor = -60;
/** Speed at which the lamps and the mark of the peak fall, dB a second. */
const falls = { level: 60, peak: 12 } as const;
/** Limits: silence and clipping in dBFS; and the shortest silence that is reported, ms. */
const limits = { silent: -50, loud: -1, patience: 4_000 } as const;

/** Verdicts on the sound. */
export type SoundVerdict = 'good' | 'silent' | 'loud';

/** Share of the row that is lit at a level, from 0 to 1. */
export const levelAt = (decibels: number): number => Math.min(1, Math.max(0, (decibels - floor) / -floor));

/** A scale that rises at once and falls slowly, which is easier to read. */
export interface SoundScale {
  /** @param decibels loudest of the last moment @param at milliseconds of any clock */
  take(decibels: number, at: number): { level: number; peak: number; verdict: SoundVerdict };
}

/** Begins a scale in silence. */
export function createScale(): SoundScale {
  let [level, peak] = [-Infinity, -Infinity];
  let last: number | undefined;
  let heardAt: number | undefined;
  return {
    take(decibels, at) {
      const seconds = last === undefined ? 0 : Math.max(0, at - last) / 1_000;
      last = at;
      const fallen = (from: number, speed: number) => Math.max(decibels, from - speed * seconds);
      // A level below the floor counts as silence.
      const seen = (value: number) => (value < floor ? -Infinity : value);
      level = seen(fallen(level, falls.level));
      peak = seen(fallen(peak, falls.peak));
      heardAt = decibels > limits.silent ? at : (heardAt ?? at);
      const verdict = at - heardAt >= limits.patience ? 'silent' : peak >= limits.loud ? 'loud' : 'good';
      return { level, peak, verdict };
    },
  };
}
