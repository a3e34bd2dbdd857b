import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeHls, pass, settle } from './fakeHls.fixtures.ts';
import type { LivePlayer, LiveState } from './liveState.ts';

vi.mock('hls.js/light', () => ({ default: FakeHls }));
const { createLivePlayer } = await import('./livePlayer.ts');

const begin = Date.UTC(2026, 10, 23, 12);
const recording = '/media/recorded/7/recent.m3u8';

let video: HTMLVideoElement;
let player: LivePlayer;
let states: LiveState[];
const now = () => states.at(-1);
const happens = (event: string) => video.dispatchEvent(new Event(event));
const sources: string[] = [];
/** The picture shows what was taken at an instant. */
const shows = (at: number) => void (FakeHls.last.playingDate = new Date(at));

beforeEach(async () => {
  vi.useFakeTimers({ now: begin + 600_000 });
  FakeHls.all = [];
  sources.length = 0;
  vi.spyOn(FakeHls.prototype, 'loadSource').mockImplementation((url) => void sources.push(url));
  states = [];
  video = document.createElement('video');
  video.play = vi.fn(async () => undefined);
  let at = 100;
  Object.defineProperty(video, 'currentTime', { configurable: true, get: () => at, set: (next: number) => void (at = next) });
  player = createLivePlayer(video, { url: '/media/live/1/index.m3u8', isLowLatency: true }, (state) => states.push(state));
  await settle();
  FakeHls.last.meets('MANIFEST_PARSED');
  shows(Date.now() - 1_500);
  happens('playing');
  player.setPast({ url: recording, since: begin });
});
afterEach(() => {
  player.destroy();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The recording is open and says what it holds: ten minutes, with a hole after the first. */
async function opens(): Promise<void> {
  await settle();
  const fragments = [
    { programDateTime: begin, start: 0, duration: 60 },
    { programDateTime: begin + 120_000, start: 60, duration: 460 },
  ];
  FakeHls.last.latestLevelDetails = { ...FakeHls.last.latestLevelDetails, fragments, edge: 520 };
  FakeHls.last.meets('LEVEL_UPDATED', { details: FakeHls.last.latestLevelDetails });
  FakeHls.last.meets('MANIFEST_PARSED');
}

test('the timeline goes back to the beginning of the broadcast as soon as it is written down, and two hours at most', () => {
  expect(now()).toMatchObject({ window: 599, behind: 0, isPast: false });
  player.setPast({ url: recording, since: begin - 86_400_000 });
  expect(now()?.window).toBe(7_200);
  player.setPast(null);
  expect(now()?.window).toBe(60);
});

test('within the window of the stream it is the stream that goes back; further back the recording goes on from the very moment', async () => {
  player.lookBack(40);
  expect([video.currentTime, sources.length]).toEqual([60, 1]);
  shows(Date.now() - 41_500);
  player.lookBack(300);
  expect(now()).toMatchObject({ behind: 300, isPast: true });
  await opens();
  expect(sources.at(-1)).toBe(recording);
  // Three hundred seconds before what live viewers see, less the minute that is missing in it.
  expect(FakeHls.last.acts).toContain('start 238.5');
  expect(player.programmeTime()).toBe(begin + 298_500);
  shows(begin + 298_500);
  happens('playing');
  await pass(2_000);
  expect(now()).toMatchObject({ behind: 302, latency: 303.5 });
});

test('moments of the recording are gone to without opening it anew; a moment that is missing gives the next one', async () => {
  player.lookBack(300);
  await opens();
  shows(begin + 298_500);
  player.lookBack(200);
  expect([video.currentTime, sources.length]).toEqual([338.5, 2]);
  player.lookBack(520);
  expect(video.currentTime).toBe(60);
});

test('coming near the edge opens the stream again at that moment, and live is live', async () => {
  player.lookBack(300);
  await opens();
  shows(begin + 298_500);
  player.lookBack(20);
  await settle();
  expect(sources.at(-1)).toBe('/media/live/1/index.m3u8');
  expect(now()).toMatchObject({ behind: 20, isPast: false });
  FakeHls.last.latestLevelDetails.fragments = [{ programDateTime: Date.now() - 61_500, start: 40, duration: 62 }];
  FakeHls.last.meets('LEVEL_UPDATED', { details: FakeHls.last.latestLevelDetails });
  expect(FakeHls.last.acts).toContain('start 80');
  player.lookBack(300);
  await opens();
  player.lookBack(0);
  await settle();
  expect([sources.at(-1), now()?.behind, now()?.isPast]).toEqual(['/media/live/1/index.m3u8', 0, false]);
  FakeHls.last.meets('LEVEL_UPDATED', { details: FakeHls.last.latestLevelDetails });
  expect(FakeHls.last.acts).toEqual([]);
});

test('a broken line goes on where the viewer was', async () => {
  player.lookBack(300);
  await opens();
  shows(begin + 310_000);
  await pass(1_000);
  FakeHls.last.fails('network');
  expect(now()?.phase).toBe('reconnecting');
  await pass(1_500);
  await opens();
  expect([sources.at(-1), FakeHls.last.acts[0]]).toEqual([recording, 'start 250']);
});

test('a recording that is gone, or has come to the end of the broadcast, gives way to what is live', async () => {
  player.lookBack(300);
  await opens();
  FakeHls.last.fails('network', 404);
  await settle();
  expect([sources.at(-1), now()?.phase === 'absent']).toEqual(['/media/live/1/index.m3u8', false]);
  player.lookBack(300);
  await opens();
  happens('ended');
  await settle();
  expect(sources.at(-1)).toBe('/media/live/1/index.m3u8');
});

test('a recording is not hurried, and one that waits for its next piece is not said to be an anchor who is away', async () => {
  player.lookBack(300);
  await opens();
  happens('playing');
  FakeHls.last.latestLevelDetails.age = 9;
  video.muted = true;
  happens('volumechange');
  happens('waiting');
  expect([now()?.phase, FakeHls.last.config.maxLiveSyncPlaybackRate]).toEqual(['stalled', 0]);
});
