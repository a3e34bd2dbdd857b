/**
 * States of a stream: it is pushed; the connection broke and is awaited; the site closed it, because no browser could play the picture; or
 * a browser was let in and nothing of it ever arrived.
 */
export const streamStates = ['on', 'away', 'refused', 'unreached'] as const;
export type StreamState = (typeof streamStates)[number];

/** As it should be, worse than it could be, or so that viewers see nothing of it. */
export const streamLevels = ['good', 'weak', 'broken'] as const;
export type StreamLevel = (typeof streamLevels)[number];

/** Faults of a stream, the most serious first. */
export const streamFaults = [
  'unreached',
  'codec_video',
  'no_description',
  'no_video',
  'no_key_frames',
  'silent',
  'codec_audio',
  'no_audio',
  'key_interval',
  'late',
  'frame_rate',
  'frames_lost',
  'bitrate_high',
  'bitrate_low',
  'second_publisher',
] as const;
export type StreamFault = (typeof streamFaults)[number];

/** Measurements of a stream at the ingest server. Times are in ms, bit rates in kbps. */
export interface StreamView {
  state: StreamState;
  level: StreamLevel;
  faults: readonly StreamFault[];
  /** Start, ms UTC. */
  since: number;
  /** Since anything arrived. */
  silent: number;
  /** Null before the first picture. */
  video: {
    codec: string;
    kbps: number;
    width: number | null;
    height: number | null;
    /** Pictures a second as they arrive, and as their own times mean it. */
    fps: number;
    usualFps: number | null;
    keyInterval: number | null;
    /** Frames received within a minute, and frames lost among them. */
    frames: number;
    lost: number;
    /** By how much they arrive later than they could. */
    late: number;
  } | null;
  /** Null before the first sound. */
  audio: { codec: string; kbps: number; rate: number | null; channels: number | null } | null;
  /** Number of refused publishers with the same key, and time of the last one, ms UTC. */
  tries: number;
  triedAt: number | null;
}

/** One point of the last minutes. */
export interface StreamPoint {
  /** ms UTC. */
  at: number;
  kbps: number;
  fps: number;
  /** Pictures left out since the point before. */
  lost: number;
}
