import type { AudioRun } from './fragment.ts';
import { silentFrame } from './silence.ts';
import { aacFrame, type AudioTrack } from './tracks.ts';

/** Milliseconds by which a frame may be off its place before the line follows it: more than rounding and jitter, less than lips show. */
const tolerance = 50;
/** Longest silence that is filled in at once, and most frames that wait for a picture, ms and frames. */
const limits = { silence: 120_000, frames: 2_000 };

/** The sound of a stream as one line of AAC frames without a gap. */
export interface SoundLine {
  track: AudioTrack;
  /** Takes a frame that belongs at `at` (ms); silence fills what lies between, and a frame whose place is taken is left out. */
  add(at: number, data: Buffer): void;
  /** Fills with silence up to an instant (ms). */
  cover(until: number): void;
  /** Up to where there is sound or silence, ms. */
  end(): number;
  /** Gives all frames that were not taken yet. */
  take(): AudioRun;
}

/**
 * Publishers round times to milliseconds, so frames are counted and not timed: their sum cannot drift.
 * @param from instant (ms) at which the line begins
 */
export function createSoundLine(track: AudioTrack, from: number): SoundLine {
  const { rate } = track;
  const silence = silentFrame(track.channels);
  const samples = (ms: number) => Math.max(0, Math.round((ms * rate) / 1_000));
  /** Place of the next frame. */
  let next = samples(from);
  let isEmpty = true;
  let frames: Buffer[] = [];
  let first = next;

  function push(data: Buffer): void {
    if (frames.length === 0) first = next;
    frames.push(data);
    next += aacFrame;
    isEmpty = false;
  }

  function fill(count: number): void {
    const isTooLong = (count * aacFrame * 1_000) / rate > limits.silence;
    // Nobody sends so many channels that there is no silence for them, or rests for so long: the line has a hole then.
    if (silence && !isTooLong) for (let left = count; left > 0; left -= 1) push(silence);
    else if (frames.length === 0) next += count * aacFrame;
  }

  return {
    track,
    add(at, data) {
      const said = samples(at);
      const off = ((said - next) * 1_000) / rate;
      if (off < -tolerance || frames.length > limits.frames) return;
      // The very first frame lies where it belongs, to the sample.
      if (isEmpty && off > 0) next += (said - next) % aacFrame;
      if (off > tolerance || isEmpty) fill(Math.round((said - next) / aacFrame));
      push(data);
    },
    cover(until) {
      fill(Math.floor((samples(until) - next) / aacFrame));
    },
    end: () => (next * 1_000) / rate,
    take() {
      const run = { at: first, frames };
      frames = [];
      return run;
    },
  };
}
