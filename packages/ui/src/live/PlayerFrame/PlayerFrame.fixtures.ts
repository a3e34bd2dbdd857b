import { backSoon } from '../BackSoon/BackSoon.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import type { PlayerState } from './playerState.ts';

/** A live stream that plays well. */
export const livePlaying: PlayerState = {
  status: 'playing',
  muted: false,
  volume: 0.7,
  isLive: true,
  fullscreen: false,
  latencySeconds: 2.4,
  windowSeconds: 58,
  quality: 'original',
  qualities: [
    { kind: 'original', note: '1080P60' },
    { kind: 'high', note: '720P' },
    { kind: 'standard', note: '540P' },
    { kind: 'smooth', note: '360P' },
    { kind: 'audio' },
    { kind: 'auto' },
  ],
};

/** Only the sound plays, as somebody chose. */
export const listening: PlayerState = { ...livePlaying, quality: 'audio', soundAlone: 'chosen' };

/** A viewer who looks back in a stream with a DVR window. */
export const lookingBack: PlayerState = { ...livePlaying, windowSeconds: 60, behindSeconds: 24, latencySeconds: 26.1 };

/** A viewer who looks back beyond the stream's own window: the recording plays, in the one quality that it has. */
export const lookingFarBack: PlayerState = {
  ...livePlaying,
  windowSeconds: 7_200,
  behindSeconds: 4_335,
  latencySeconds: 4_337,
  qualities: [{ kind: 'original', note: '1080P60' }],
};

/** A viewer in the middle of a recording. */
export const recordingPlaying: PlayerState = {
  status: 'playing',
  muted: false,
  volume: 0.7,
  isLive: false,
  fullscreen: false,
  recording: { at: 409, length: 6_766, loaded: 520 },
  rate: 1.25,
};

/** Every situation with a message in the middle of the picture. */
export const situations: PlayerState[] = [
  { ...livePlaying, status: 'connecting' },
  { ...livePlaying, status: 'reconnecting', attempt: 2 },
  { ...livePlaying, status: 'paused' },
  { ...livePlaying, status: 'away' },
  { ...livePlaying, status: 'away', away: backSoon },
  { ...livePlaying, status: 'absent', attempt: 2 },
  { ...livePlaying, status: 'offline' },
  { ...livePlaying, status: 'blocked', muted: true },
  { ...livePlaying, status: 'ended' },
  { ...recordingPlaying, status: 'ended', recording: { at: 6_766, length: 6_766 } },
  {
    ...livePlaying,
    status: 'error',
    message: say('线路 1 没有回应，已试 3 次', 'Line 1 gave no answer, tried 3 times', 'Đường 1 không phản hồi, đã thử 3 lần'),
  },
];

/** A video with known speech and chapters. */
export const videoPlaying: PlayerState = {
  ...recordingPlaying,
  recording: {
    at: 41,
    length: 88,
    loaded: 60,
    heat: Array.from({ length: 60 }, (_, index) =>
      [8, 31, 47].reduce((sum, peak) => sum + Math.max(0, 12 - 3 * Math.abs(index - peak)), 1),
    ),
    chapters: [
      { at: 10, title: say('1-0 曼城', '1-0 Man City', '1-0 Man City') },
      { at: 44, title: say('1-1 阿森纳', '1-1 Arsenal', '1-1 Arsenal') },
    ],
  },
};
