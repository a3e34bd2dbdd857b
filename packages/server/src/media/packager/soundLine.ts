import type { AudioRun } from './fragment.ts';
import { silentFrame } from './silence.ts';
import { aacFrame, type AudioTrack } from './tracks.ts';

/**
 * Milliseconds by which a frame may be off its place before the track follows it: more than rounding and jitter, less than visible lip-sync
 * errors.
 */
const tolerance = 50;
/** Longest silence that is filled in at once, and most frames that wait for a picture, ms and frames. */
const limits = { silence: 120_000, frames: 2_000 };

/** Sound of a stream as a gapless sequence of AAC frames. */
export interface SoundLine {
  track: AudioTrack;
  /** Adds a frame at `at` (ms); silence fills gaps, and a frame whose place is taken is dropped. */
  add(at: number, data: Buffer): void;
  /** Fills with silence up to an instant (ms). */
  cover(until: number): void;
  /** End of the sound or silence so far, ms. */
  end(): number;
  /** Removes and returns all frames so far. */
  take(): AudioRun;
}

/**
 * Publishers round times to milliseconds, so frames are counted and not timed: their sum cannot drift.
 * @param from instant (ms) of the first frame
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
    // Nobody sends so many channels that there is no silent frame for them, or pauses for so long: the sequence has a gap then.
    if (silence && !isTooLong) for (let left = count; left > 0; left -= 1) push(silence);
    else if (frames.length === 0) next += count * aacFrame;
  }

  return {
    track,
    add(at, data) {
      const said = samples(at);
      const off = ((said - next) * 1_000) / rate;
      if (off < -tolerance || frames.length > limits.frames) return;
      // The very first frame keeps its place, to the sample.
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
