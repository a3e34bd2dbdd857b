import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeHls, pass, settle } from './fakeHls.fixtures.ts';
import type { RecordingPlayer, RecordingState } from './recordingState.ts';

vi.mock('hls.js/light', () => ({ default: FakeHls }));
const { createRecordingPlayer } = await import('./recordingPlayer.ts');

let video: HTMLVideoElement;
let player: RecordingPlayer;
let states: RecordingState[];
const now = () => states.at(-1);
const happens = (event: string) => video.dispatchEvent(new Event(event));
/** Sets what the browser says of itself. */
const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, writable: true, value });

/** The picture has come to a second of it. */
function reaches(at: number) {
  set(video, 'readyState', 4);
  set(video, 'currentTime', at);
  happens('timeupdate');
}

beforeEach(async () => {
  vi.useFakeTimers();
  FakeHls.all = [];
  states = [];
  video = document.createElement('video');
  video.play = vi.fn(async () => undefined);
  video.pause = vi.fn(() => void happens('pause'));
  video.load = vi.fn();
  set(video, 'duration', 90.6);
  set(video, 'ended', false);
  player = createRecordingPlayer(video, '/media/recorded/7/index.m3u8', (state) => states.push(state));
  await settle();
  FakeHls.last.meets('MANIFEST_PARSED');
});
afterEach(() => {
  player.destroy();
  Reflect.deleteProperty(navigator, 'onLine');
  vi.useRealTimers();
});

test('plays from its beginning and tells in whole seconds where it is and how long it lasts', () => {
  expect(FakeHls.last.given).toMatchObject({ startPosition: 0 });
  expect(video.play).toHaveBeenCalledOnce();
  happens('playing');
  reaches(12.7);
  expect(now()).toMatchObject({ phase: 'playing', at: 12, length: 90 });
});

test('after the line broke it goes on where the viewer was, at the speed that was chosen', async () => {
  happens('playing');
  player.setRate(1.5);
  reaches(33.2);
  FakeHls.last.fails('network');
  expect(now()).toMatchObject({ phase: 'reconnecting', attempt: 1, at: 33 });
  // The element was emptied, and says nothing of where the viewer is.
  set(video, 'readyState', 0);
  set(video, 'currentTime', 0);
  happens('timeupdate');
  await pass(1_500);
  expect(FakeHls.all).toHaveLength(2);
  expect(FakeHls.last.given).toMatchObject({ startPosition: 33.2 });
  video.playbackRate = 1;
  FakeHls.last.meets('MANIFEST_PARSED');
  happens('playing');
  expect([now()?.phase, now()?.attempt, video.playbackRate]).toEqual(['playing', 0, 1.5]);
});

test('one that is not there (any more) says so and is not asked for again; a press asks once more', async () => {
  FakeHls.last.fails('network', 404);
  expect(now()?.phase).toBe('gone');
  await pass(60_000);
  expect(FakeHls.all).toHaveLength(1);
  player.refresh();
  await settle();
  expect([FakeHls.all.length, now()?.phase]).toEqual([2, 'connecting']);
});

test('without a network it waits, and goes on when the network is back', async () => {
  happens('playing');
  reaches(5);
  set(navigator, 'onLine', false);
  happens('waiting');
  expect(now()?.phase).toBe('offline');
  set(navigator, 'onLine', true);
  dispatchEvent(new Event('online'));
  await settle();
  expect(FakeHls.last.given).toMatchObject({ startPosition: 5 });
});

test('a pause stays one over a break of the line', async () => {
  happens('playing');
  player.pause();
  expect(now()?.phase).toBe('paused');
  vi.mocked(video.play).mockClear();
  FakeHls.last.fails('network');
  await pass(1_500);
  FakeHls.last.meets('MANIFEST_PARSED');
  await settle();
  expect(now()?.phase).toBe('paused');
  expect(video.play).not.toHaveBeenCalled();
});

test('from its end it is seen again from the beginning, or from where one goes', () => {
  reaches(90.6);
  set(video, 'ended', true);
  happens('pause');
  happens('ended');
  expect(now()).toMatchObject({ phase: 'ended', at: 90 });
  vi.mocked(video.play).mockClear();
  player.play();
  expect([video.currentTime, now()?.at]).toEqual([0, 0]);
  expect(video.play).toHaveBeenCalledOnce();
  player.seek(40);
  expect([video.currentTime, now()?.at]).toEqual([40, 40]);
});

test('a browser that wants a press first is told of', async () => {
  video.play = vi.fn(async () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  player.play();
  await settle();
  expect(now()?.phase).toBe('blocked');
});

test('where the browser lets it play without sound alone it plays so, and tells of nothing that waits', async () => {
  player.destroy();
  states = [];
  video.play = vi.fn(async () => (video.muted ? undefined : Promise.reject(new DOMException('no', 'NotAllowedError'))));
  const hush = () => void (video.muted = true);
  player = createRecordingPlayer(video, '/media/clips/goals.mp4', (state) => states.push(state), { hush });
  await settle();
  expect([video.muted, vi.mocked(video.play).mock.calls.length]).toEqual([true, 2]);
  expect(states.map(({ phase }) => phase)).not.toContain('blocked');
});

test('a film in one file is gone into only where the viewer left off', () => {
  for (const from of [0, 12]) {
    player.destroy();
    const gone: number[] = [];
    Object.defineProperty(video, 'currentTime', { configurable: true, get: () => 0, set: (at: number) => void gone.push(at) });
    player = createRecordingPlayer(video, '/media/clips/goals.mp4', (state) => states.push(state), { from });
    happens('loadedmetadata');
    expect(gone).toEqual(from === 0 ? [] : [from]);
  }
});

test.each([
  ['is gone into at once', null, 'https://files.example.com/goals.mp4', [12]],
  ['that failed is asked for anew', new Error('no'), '/u/goals.mp4', []],
])('a film that has been coming since the page began %s', (_what, error, address, places) => {
  player.destroy();
  const gone: number[] = [];
  Object.defineProperty(video, 'currentTime', { configurable: true, get: () => 0, set: (at: number) => void gone.push(at) });
  video.dataset.of = '/u/goals.mp4';
  video.setAttribute('src', 'https://files.example.com/goals.mp4');
  set(video, 'readyState', 1);
  set(video, 'error', error);
  player = createRecordingPlayer(video, '/u/goals.mp4', (state) => states.push(state), { from: 12 });
  expect([video.getAttribute('src'), gone]).toEqual([address, places]);
});
