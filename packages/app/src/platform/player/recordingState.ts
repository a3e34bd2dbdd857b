/**
 * Phase of a recording. `stalled` = out of data; `blocked` = the browser waits for a press; `gone` = the recording does not exist (any
 * more). The others end by themselves or by a press.
 */
export type RecordingPhase = 'connecting' | 'playing' | 'paused' | 'stalled' | 'reconnecting' | 'offline' | 'blocked' | 'ended' | 'gone';

/** State of a recording, for the components that draw it. */
export interface RecordingState {
  phase: RecordingPhase;
  /** Whole seconds: where the viewer is, how long it is (0 while unknown), up to where it is loaded. */
  at: number;
  length: number;
  loaded: number;
  /** 1 = as it was. */
  rate: number;
  /** Reconnections in a row. */
  attempt: number;
}

/** A recording that is not there yet. */
export const freshRecording: RecordingState = { phase: 'connecting', at: 0, length: 0, loaded: 0, rate: 1, attempt: 0 };

/** A player of one recording, bound to one video element. */
export interface RecordingPlayer {
  /** Plays; from the beginning where it is over. */
  play(): void;
  pause(): void;
  /** Goes to a second of it. */
  seek(at: number): void;
  setRate(rate: number): void;
  /** When what is on the screen was taken, ms UTC; null while unknown. */
  programmeTime(): number | null;
  /** Fetches it again, and continues at the same position. */
  refresh(): void;
  destroy(): void;
}
