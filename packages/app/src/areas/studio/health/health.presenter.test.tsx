import { streamFaults, streamLevels, type StreamHealth } from '@pitchside/api/live/studio';
import { streamFaults as partFaults, streamLevels as partLevels } from '@pitchside/ui/StreamHealth';
import { expect, test } from 'vitest';
import { streamView } from './health.presenter.ts';

const health: StreamHealth = {
  room_id: '7',
  state: 'on',
  level: 'weak',
  faults: ['no_audio'],
  at: 9_000,
  since: 1_000,
  connected: 8_000,
  silent: 30,
  video: {
    codec: 'H.264',
    is_playable: true,
    kbps: 4_000,
    width: 1_280,
    height: 720,
    fps: 29.9,
    usual_fps: 30,
    key_interval: 2_000,
    keyless: 500,
    frames: 240,
    lost: 3,
    lost_total: 9,
    late: 80,
  },
  audio: null,
  tries: 1,
  tried_at: 5_000,
};

test('a stream reaches the part with its figures, and one that is over or never was as none', () => {
  expect(streamView(health)).toMatchObject({
    state: 'on',
    level: 'weak',
    video: { usualFps: 30, keyInterval: 2_000, lost: 3 },
    audio: null,
    tries: 1,
    triedAt: 5_000,
  });
  expect(streamView({ ...health, state: 'off' })).toBeNull();
  expect(streamView(null)).toBeNull();
});

test('the part has words for everything that the server can say', () => {
  expect([partFaults, partLevels]).toEqual([streamFaults, streamLevels]);
});
