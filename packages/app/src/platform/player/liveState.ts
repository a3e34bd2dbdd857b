import type { QualityChoice, StreamQuality } from './qualities.ts';

/**
 * Phase of a live picture. `stalled` = out of data; `away` = the site answers, but sends nothing new; `absent` = nothing to play yet;
 * `offline` = this machine has no network; `blocked` = the browser waits for a press; `ended` = the stream said that it is over. All but
 * `paused` and `blocked` end by themselves.
 */
export type LivePhase =
  | 'idle'
  | 'connecting'
  | 'playing'
  | 'paused'
  | 'stalled'
  | 'reconnecting'
  | 'away'
  | 'absent'
  | 'offline'
  | 'blocked'
  | 'ended';

/** The part of a running broadcast that is recorded. */
export interface Past {
  /** Its playlist. */
  url: string;
  /** When its first picture was taken, ms UTC. */
  since: number;
}

/** State of a live picture, for the components that draw it. */
export interface LiveState {
  phase: LivePhase;
  /** Seconds between the camera and the screen; null while unknown. */
  latency: number | null;
  /** Reconnections in a row. */
  attempt: number;
  /** Seconds behind the place of a live viewer, where this one looks back; 0 at the edge. */
  behind: number;
  /** Seconds that can be looked back; 0 while unknown. */
  window: number;
  /** Whether the recording plays: the viewer looks further back than the stream itself goes. */
  isPast: boolean;
  /** The qualities that can be chosen; empty while unknown. */
  qualities: readonly StreamQuality[];
  quality: QualityChoice;
  /** Only the sound plays: somebody chose it, or the network does not carry the picture; null where there is a picture. */
  alone: 'chosen' | 'slow' | null;
}

/** A picture that is not there yet. */
export const idleState: LiveState = {
  phase: 'idle',
  latency: null,
  attempt: 0,
  behind: 0,
  window: 0,
  isPast: false,
  qualities: [],
  quality: 'original',
  alone: null,
};

/** Figures of a picture, as far as they are known. */
export interface LiveFigures {
  width: number;
  height: number;
  /** Pictures a second on the screen. */
  frameRate: number | null;
  /** Pictures that came and were not shown, of `frames` in all. */
  dropped: number;
  frames: number;
  /** Bits a second of the stream. */
  bitRate: number | null;
  /** Bits a second that the line was measured to carry. */
  lineRate: number | null;
  /** Bits a second of its smallest quality. */
  leastRate: number | null;
  /** Seconds that are loaded ahead. */
  buffer: number;
  latency: number | null;
  /** Seconds that the player aims to be behind the newest. */
  target: number | null;
  /** 1 = as recorded. */
  rate: number;
  /** The stream comes in parts, a second or so behind the camera. */
  isLowLatency: boolean | null;
  codecs: string | null;
  reconnects: number;
  stalls: number;
}

/** A player bound to one video element. */
export interface LivePlayer {
  /** Plays, from the edge unless the viewer looks back. */
  play(): void;
  pause(): void;
  /** Fetches the stream again. */
  refresh(): void;
  /** The encoder sends again: a picture that does not go on by itself within a second is fetched again. */
  resume(): void;
  /** Goes to so many seconds behind the place of a live viewer; 0 is live again. */
  lookBack(seconds: number): void;
  /** Programme time on the screen, ms UTC; null while unknown. */
  programmeTime(): number | null;
  /** Programme time at the place of a live viewer, ms UTC; null while unknown. */
  liveTime(): number | null;
  /**
   * Plays at a rate set from outside (1 = as recorded), after a jump of so many ms within the seekable range; null lets the player decide
   * again.
   */
  steer(pace: number | null, jump?: number): void;
  /** Sets the recorded part of the broadcast beyond the stream's window; null for none. */
  setPast(past: Past | null): void;
  /** Changes the quality, and keeps it when the stream is opened again. */
  chooseQuality(choice: QualityChoice): void;
  figures(): LiveFigures;
  destroy(): void;
}
