import type { PlayerFigures } from './figures.ts';

/** A stream that plays well. */
export const healthy: PlayerFigures = {
  width: 1920,
  height: 1080,
  frameRate: 59.94,
  dropped: 0,
  frames: 43_120,
  bitRate: 6_240_000,
  lineRate: 48_300_000,
  buffer: 1.4,
  latency: 1.21,
  target: 1,
  rate: 1,
  isLowLatency: true,
  codecs: 'avc1.64002a, mp4a.40.2',
  reconnects: 0,
  stalls: 0,
};

/** A stream on a bad connection, which catches up. */
export const troubled: PlayerFigures = {
  ...healthy,
  dropped: 214,
  bitRate: 640_000,
  lineRate: 910_000,
  buffer: 0.3,
  latency: 8.7,
  rate: 1.1,
  reconnects: 2,
  stalls: 6,
};

/** Before anything has come. */
export const unknown: PlayerFigures = {
  width: 0,
  height: 0,
  frameRate: null,
  dropped: 0,
  frames: 0,
  bitRate: null,
  lineRate: null,
  buffer: 0,
  latency: null,
  target: null,
  rate: 1,
  isLowLatency: null,
  codecs: null,
  reconnects: 0,
  stalls: 0,
};
