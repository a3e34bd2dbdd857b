import type { StreamReading } from '@pitchside/api/live/studio';
import { expect, test } from 'vitest';
import { faultsOf, levelOf, sensibleRate } from './healthFaults.ts';

const video = {
  codec: 'H.264',
  is_playable: true,
  kbps: 4_500,
  width: 1_920,
  height: 1_080,
  fps: 30,
  usual_fps: 30,
  key_interval: 2_000,
  keyless: 400,
  frames: 1_800,
  lost: 0,
  lost_total: 0,
  late: 120,
};
const audio = { codec: 'AAC', is_playable: true, kbps: 160, rate: 48_000, channels: 2 };
const reading = (change: Partial<StreamReading> = {}): StreamReading => ({
  state: 'on',
  at: 100_000,
  since: 0,
  connected: 60_000,
  silent: 20,
  video,
  audio,
  ...change,
});
const pictures = (change: Partial<NonNullable<StreamReading['video']>>) => reading({ video: { ...video, ...change } });

test.each([
  ['a stream as it should be', reading(), [], 'good'],
  ['key frames four seconds apart', pictures({ key_interval: 4_000 }), [], 'good'],
  ['key frames further apart', pictures({ key_interval: 20_000 }), ['key_interval'], 'weak'],
  ['no key frame at all', pictures({ key_interval: null, keyless: 9_000 }), ['no_key_frames'], 'broken'],
  ['none yet, and no reason to wonder', pictures({ key_interval: null, keyless: 3_000 }), [], 'good'],
  ['HEVC', reading({ state: 'refused', video: { ...video, codec: 'HEVC', is_playable: false } }), ['codec_video'], 'broken'],
  ['MP3', reading({ audio: { ...audio, codec: 'MP3', is_playable: false } }), ['codec_audio'], 'weak'],
  ['no sound', reading({ audio: null }), ['no_audio'], 'weak'],
  ['no sound in the first seconds', reading({ audio: null, connected: 3_000 }), [], 'good'],
  ['sound alone', reading({ video: null }), ['no_video'], 'broken'],
  [
    'sound, and a description of pictures that never came',
    pictures({ frames: 0, kbps: 0, fps: 0, usual_fps: null, key_interval: null, keyless: 0 }),
    ['no_video'],
    'broken',
  ],
  ['too little for 1080p', pictures({ kbps: 900 }), ['bitrate_low'], 'weak'],
  ['too much for 720p', pictures({ width: 1_280, height: 720, kbps: 9_000 }), ['bitrate_high'], 'weak'],
  ['the same at 60 pictures a second', pictures({ width: 1_280, height: 720, kbps: 9_000, fps: 60, usual_fps: 60 }), [], 'good'],
  ['no size of the picture yet', reading({ connected: 2_000, video: { ...video, width: null, height: null, kbps: 9 } }), [], 'good'],
  ['a picture that nobody described', reading({ video: { ...video, width: null, height: null, kbps: 9 } }), ['no_description'], 'broken'],
  [
    'one that was refused for it',
    reading({ state: 'refused', connected: 100, video: { ...video, width: null, height: null } }),
    ['no_description'],
    'broken',
  ],
  ['pictures left out', pictures({ lost: 60 }), ['frames_lost'], 'weak'],
  ['pictures that do not arrive', pictures({ fps: 22 }), ['frame_rate'], 'weak'],
  ['falling behind', pictures({ late: 3_000 }), ['late'], 'weak'],
  ['falling behind, with what follows from it', pictures({ late: 3_000, fps: 9, kbps: 300 }), ['late'], 'weak'],
  ['nothing arriving', reading({ silent: 7_000, video: { ...video, kbps: 0, fps: 0 } }), ['silent'], 'broken'],
  ['a line that broke', reading({ state: 'away', silent: 500 }), ['silent'], 'broken'],
  ['a browser of which nothing arrived', reading({ state: 'unreached', video: null, audio: null }), ['unreached'], 'broken'],
  ['a stream that is over', reading({ state: 'off', audio: null }), [], 'good'],
] as const)('%s', (_name, given, faults, level) => {
  expect(faultsOf(given, 0)).toEqual(faults);
  expect(levelOf(faults)).toBe(level);
});

test('somebody else who tried is told beside the rest, and by itself', () => {
  expect(faultsOf(reading(), 1)).toEqual(['second_publisher']);
  expect(faultsOf(reading({ audio: null }), 3)).toEqual(['no_audio', 'second_publisher']);
});

test('larger pictures need more, and there is always room between too little and too much', () => {
  const sizes = [
    [320, 180],
    [640, 360],
    [854, 480],
    [1_280, 720],
    [1_920, 1_080],
    [2_560, 1_440],
    [3_840, 2_160],
  ] as const;
  const ranges = sizes.map(([width, height]) => sensibleRate({ width, height, usual_fps: 30 }));
  expect(ranges.map((range) => range?.least)).toEqual(ranges.map((range) => range?.least).toSorted((one = 0, other = 0) => one - other));
  for (const range of ranges) expect(range?.most).toBeGreaterThan((range?.least ?? 0) * 3);
});
