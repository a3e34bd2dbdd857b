import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeHls, pass, settle } from './fakeHls.fixtures.ts';
import type { LivePhase, LivePlayer, LiveState } from './liveState.ts';

vi.mock('hls.js/light', () => ({ default: FakeHls }));
const { createLivePlayer } = await import('./livePlayer.ts');

let video: HTMLVideoElement;
let player: LivePlayer;
let states: LiveState[];
const now = () => states.at(-1);
const phase = (): LivePhase | undefined => now()?.phase;
const happens = (event: string) => video.dispatchEvent(new Event(event));
/** Sets what the browser says of itself. */
const set = (target: object, name: string, value: unknown) => Object.defineProperty(target, name, { configurable: true, get: () => value });

beforeEach(async () => {
  vi.useFakeTimers();
  FakeHls.all = [];
  states = [];
  video = document.createElement('video');
  video.play = vi.fn(async () => undefined);
  let at = 100;
  Object.defineProperty(video, 'currentTime', { configurable: true, get: () => at, set: (next: number) => void (at = next) });
  player = createLivePlayer(video, { url: '/media/live/1/index.m3u8', isLowLatency: true }, (state) => states.push(state));
  await settle();
  FakeHls.last.meets('MANIFEST_PARSED');
});
afterEach(() => {
  player.destroy();
  for (const [target, name] of [
    [navigator, 'onLine'],
    [document, 'visibilityState'],
  ] as const)
    Reflect.deleteProperty(target, name);
  vi.useRealTimers();
});

test('plays as soon as there is something to play', () => {
  expect(phase()).toBe('connecting');
  expect(video.play).toHaveBeenCalledOnce();
  happens('playing');
  expect(phase()).toBe('playing');
});

test('a stream that is not pushed yet is looked for until it is there, and then plays without a press', async () => {
  FakeHls.last.fails('network', 404);
  expect([phase(), now()?.attempt]).toEqual(['absent', 1]);
  await pass(2_500);
  FakeHls.last.fails('network', 404);
  expect([FakeHls.all.length, phase(), now()?.attempt]).toEqual([2, 'absent', 2]);
  await pass(4_000);
  FakeHls.last.meets('MANIFEST_PARSED');
  happens('playing');
  expect([FakeHls.all.length, phase(), now()?.attempt]).toEqual([3, 'playing', 0]);
});

test('without a network it says so while it waits, and opens the stream at once when the network is back', async () => {
  happens('playing');
  set(navigator, 'onLine', false);
  dispatchEvent(new Event('offline'));
  // What is loaded already still plays.
  expect(phase()).toBe('playing');
  happens('waiting');
  expect(phase()).toBe('offline');
  FakeHls.last.fails('network');
  await pass(10_000);
  expect(phase()).toBe('offline');
  set(navigator, 'onLine', true);
  const before = FakeHls.all.length;
  dispatchEvent(new Event('online'));
  await settle();
  expect(FakeHls.all.length).toBe(before + 1);
  happens('playing');
  expect(phase()).toBe('playing');
});

test('a server that does not answer is said to be reconnected to, with the number of the try', async () => {
  happens('playing');
  FakeHls.last.fails('network', undefined, false);
  happens('waiting');
  expect(phase()).toBe('reconnecting');
  FakeHls.last.fails('network');
  expect(now()?.attempt).toBe(1);
  await pass(1_300);
  FakeHls.last.fails('network');
  expect([phase(), now()?.attempt, FakeHls.all.length]).toEqual(['reconnecting', 2, 2]);
});

test('an anchor who sends nothing is told from a bad line, and waited for', async () => {
  happens('playing');
  FakeHls.last.latestLevelDetails.age = 7;
  FakeHls.last.meets('LEVEL_LOADED');
  happens('waiting');
  expect(phase()).toBe('away');
  for (let second = 0; second < 30; second += 1) {
    FakeHls.last.meets('LEVEL_LOADED');
    await pass(1_000);
  }
  expect([phase(), FakeHls.all.length]).toEqual(['away', 1]);
  happens('playing');
  expect(phase()).toBe('playing');
});

test('a picture that hangs for no reason is opened anew', async () => {
  happens('playing');
  happens('waiting');
  expect(phase()).toBe('stalled');
  await pass(15_000);
  expect(FakeHls.all.length).toBe(2);
});

test('a media error recovers the decoder, a second one swaps the codec, a third one opens anew', async () => {
  happens('playing');
  const [first] = FakeHls.all;
  for (let error = 0; error < 3; error += 1) first?.fails('media');
  expect(first?.acts).toEqual(['load', 'recover', 'swap', 'recover', 'destroy']);
  await pass(1_300);
  expect(FakeHls.all.length).toBe(2);
});

test('a tab that comes back after a minute goes to the edge, unless the viewer looks back', () => {
  happens('playing');
  set(document, 'visibilityState', 'visible');
  FakeHls.last.liveSyncPosition = 160;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(video.currentTime).toBe(160);
  player.lookBack(30);
  expect([video.currentTime, now()?.behind]).toEqual([130, 30]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(video.currentTime).toBe(130);
});

test('who falls far behind without looking back is brought to the edge; who looks back stays there, as far as there is a past', async () => {
  happens('playing');
  FakeHls.last.liveSyncPosition = 125;
  await pass(1_000);
  expect(video.currentTime).toBe(125);
  player.lookBack(500);
  await pass(5_000);
  expect([video.currentTime, now()?.behind, now()?.window]).toEqual([40, 85, 85]);
  player.lookBack(0);
  expect([video.currentTime, now()?.behind]).toEqual([125, 0]);
});

test('a long pause goes on live, a short one where it was', async () => {
  happens('playing');
  happens('pause');
  expect(phase()).toBe('paused');
  FakeHls.last.liveSyncPosition = 102;
  await pass(1_000);
  player.play();
  expect(video.currentTime).toBe(100);
  happens('pause');
  await pass(4_000);
  player.play();
  expect(video.currentTime).toBe(102);
});

test('catches up slowly while it is heard, and faster in silence', () => {
  expect(FakeHls.last.config.maxLiveSyncPlaybackRate).toBe(1.1);
  video.muted = true;
  happens('volumechange');
  expect(FakeHls.last.config.maxLiveSyncPlaybackRate).toBe(1.5);
});

test('led by somebody else it keeps their pace and is not brought to the edge; left to itself it catches up again', async () => {
  happens('playing');
  FakeHls.last.playingDate = new Date(1_000_000);
  FakeHls.last.liveSyncPosition = 104;
  expect(player.liveTime()).toBe(1_004_000);
  player.steer(0.9, -30_000);
  expect([video.currentTime, video.playbackRate, FakeHls.last.config.maxLiveSyncPlaybackRate]).toEqual([70, 0.9, 1]);
  await pass(5_000);
  expect(video.currentTime).toBe(70);
  player.refresh();
  await settle();
  expect(FakeHls.last.config.maxLiveSyncPlaybackRate).toBe(1);
  player.steer(1, 60_000);
  expect(video.currentTime).toBe(FakeHls.last.liveSyncPosition);
  player.steer(null);
  expect([video.playbackRate, FakeHls.last.config.maxLiveSyncPlaybackRate]).toEqual([1, 1.1]);
});

test('a browser that wants a press first is believed', async () => {
  video.play = async () => Promise.reject(new DOMException('', 'NotAllowedError'));
  player.refresh();
  await settle();
  FakeHls.last.meets('MANIFEST_PARSED');
  await settle();
  expect(phase()).toBe('blocked');
});

test('a stream that has ended is looked at now and then, and goes on when another one is at its place', async () => {
  const answers = [new Response('#EXTM3U\n#EXT-X-ENDLIST\n'), new Response('', { status: 404 }), new Response('#EXTM3U\n')];
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() ?? Response.error());
  happens('ended');
  expect(phase()).toBe('ended');
  await pass(31_000);
  expect([FakeHls.all.length, fetched.mock.calls.length]).toEqual([1, 2]);
  await pass(15_000);
  expect(FakeHls.all.length).toBe(2);
  fetched.mockRestore();
});

test('nothing is heard of a player that was destroyed, and nothing of it is left', async () => {
  happens('playing');
  const statesBefore = states.length;
  player.destroy();
  happens('waiting');
  dispatchEvent(new Event('online'));
  await pass(60_000);
  expect([states.length, FakeHls.all.length, FakeHls.last.acts.at(-1)]).toEqual([statesBefore, 1, 'destroy']);
});
