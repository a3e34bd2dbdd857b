import type { StreamPoint, StreamView } from './stream.ts';

const now = Date.UTC(2026, 10, 21, 12);

/** Ten minutes of a stream that went down twice. */
export const streamTrail: StreamPoint[] = Array.from({ length: 60 }, (_, index) => {
  const dip = index === 38 || index === 52;
  return {
    at: now - (59 - index) * 10_000,
    kbps: dip ? 3_600 : 5_900 + ((index * 37) % 9) * 30,
    fps: dip ? 54 : 59.8,
    lost: dip ? 40 : (index * 7) % 3,
  };
});

/** A stream as it should be. */
export const goodStream: StreamView = {
  state: 'on',
  level: 'good',
  faults: [],
  since: now - 6_138_000,
  silent: 40,
  video: {
    codec: 'H.264',
    kbps: 5_842,
    width: 1_920,
    height: 1_080,
    fps: 59.8,
    usualFps: 60,
    keyInterval: 2_000,
    frames: 3_588,
    lost: 12,
    late: 180,
  },
  audio: { codec: 'AAC', kbps: 160, rate: 48_000, channels: 2 },
  tries: 0,
  triedAt: null,
};

/** A stream that viewers see, with room for improvement. */
export const weakStream: StreamView = {
  ...goodStream,
  level: 'weak',
  faults: ['no_audio', 'key_interval', 'frame_rate', 'frames_lost', 'second_publisher'],
  video: goodStream.video && { ...goodStream.video, keyInterval: 20_000, fps: 48.2, lost: 153 },
  audio: null,
  tries: 2,
  triedAt: now - 120_000,
};

/** A stream whose picture no browser plays. */
export const brokenStream: StreamView = {
  ...goodStream,
  state: 'refused',
  level: 'broken',
  faults: ['codec_video'],
  video: goodStream.video && { ...goodStream.video, codec: 'HEVC', width: null, height: null },
};

/** A stream that stopped. */
export const awayStream: StreamView = {
  ...goodStream,
  state: 'away',
  level: 'broken',
  faults: ['silent'],
  silent: 7_200,
  video: goodStream.video && { ...goodStream.video, kbps: 0, fps: 0 },
};

/** A stream without a single key frame. */
export const keylessStream: StreamView = {
  ...goodStream,
  level: 'broken',
  faults: ['no_key_frames', 'codec_audio', 'bitrate_low'],
  video: goodStream.video && { ...goodStream.video, keyInterval: null, kbps: 640 },
  audio: { codec: 'MP3', kbps: 128, rate: null, channels: null },
};
