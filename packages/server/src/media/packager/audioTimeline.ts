import { aacFrame } from './tracks.ts';

/** Milliseconds by which a frame may be off its place before the timeline follows it: more than rounding and jitter, less than lips show. */
const tolerance = 70;
/** Milliseconds beyond which a frame that comes too early is believed to belong here after all. */
const lost = 1_000;

/** Places AAC frames on a gapless time line in samples. */
export interface AudioTimeline {
  /** Place of a frame that says it belongs at `at` (ms); undefined when that place is taken already. */
  place(at: number): number | undefined;
}

/**
 * Publishers round times to milliseconds, so frames are counted and not timed: their sum cannot drift.
 * The time only decides again after a real gap.
 * @param rate samples a second
 */
export function audioTimeline(rate: number): AudioTimeline {
  let next: number | undefined;
  return {
    place(at) {
      const said = Math.round((at * rate) / 1_000);
      const off = next === undefined ? 0 : ((said - next) * 1_000) / rate;
      if (off < -tolerance && off > -lost) return undefined;
      const place = next === undefined || off > tolerance ? said : next;
      next = place + aacFrame;
      return place;
    },
  };
}
