import type { HlsConfig } from 'hls.js';

/** Fastest playback rates behind the live edge: audible speech stays intelligible, silent video may go faster. */
export const catchUp = { heard: 1.1, silent: 1.5 } as const;

/** Few retries inside hls.js; persistent failures are shown to the viewer and retried by us. */
const policy = (tries: number, longest: number) => ({
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: longest,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: tries, retryDelayMs: 500, maxRetryDelayMs: 2_000 },
  },
});

/**
 * With whole segments the viewer is one segment behind the newest. A low-latency playlist states its own distance, which our count would
 * override.
 */
export const wholeSegments = { liveSyncDurationCount: 1 } as const;

/** hls.js config of any stream. */
const settings: Partial<HlsConfig> = {
  enableWorker: false,
  startLevel: 0,
  testBandwidth: false,
  startFragPrefetch: true,
  manifestLoadPolicy: policy(0, 15_000),
  playlistLoadPolicy: policy(2, 15_000),
  fragLoadPolicy: policy(3, 30_000),
};

/** hls.js config of a live stream. */
export const liveSettings: Partial<HlsConfig> = {
  ...settings,
  lowLatencyMode: true,
  maxLiveSyncPlaybackRate: catchUp.silent,
  backBufferLength: 30,
  liveDurationInfinity: true,
};

/**
 * hls.js config of sound on a bad line: whole segments, two of which are loaded ahead, since lists of parts would cost more than the sound.
 */
export const sparedSettings: Partial<HlsConfig> = { ...liveSettings, lowLatencyMode: false, liveSyncDurationCount: 2 };

/** hls.js config of a recording: the last minute stays buffered, so that ten seconds back play at once. */
export const recordingSettings: Partial<HlsConfig> = { ...settings, backBufferLength: 60 };
