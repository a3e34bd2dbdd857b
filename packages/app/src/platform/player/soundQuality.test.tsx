import type Hls from 'hls.js/light';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeHls, pass, settle } from './fakeHls.fixtures.ts';
import type { LivePlayer, LiveState } from './liveState.ts';
import type { QualityChoice } from './qualities.ts';

vi.mock('hls.js/light', () => ({ default: FakeHls }));
const { createLivePlayer } = await import('./livePlayer.ts');

const [all, alone] = ['/media/live/1/variants.m3u8', '/media/live/1/audio.m3u8'];
const levels = [
  { url: ['http://site/media/live/1/smooth/index.m3u8'], height: 360, bitrate: 600_000 },
  { url: ['http://site/media/live/1/index.m3u8'], height: 720, bitrate: 2_500_000 },
];

let video: HTMLVideoElement;
let player: LivePlayer;
let states: LiveState[];
let [spares, givesWay] = [false, false];
const now = () => states.at(-1);
const happens = (event: string) => video.dispatchEvent(new Event(event));

async function open(quality: QualityChoice = 'original', soundUrl: string | undefined = alone): Promise<void> {
  player = createLivePlayer(
    video,
    { url: all, soundUrl, isLowLatency: true, quality: () => quality, spares: () => spares, givesWay: () => givesWay },
    (state) => states.push(state),
  );
  await settle();
}
/** The stream that was opened last is there and plays. */
async function plays(of: readonly object[] = levels): Promise<void> {
  FakeHls.last.levels = of as typeof levels;
  FakeHls.last.meets('MANIFEST_PARSED', { levels: of });
  happens('playing');
  await pass(1_000);
}
const sounds = [
  { url: ['http://site/media/live/1/sound-low/plain.m3u8'], height: 0, bitrate: 35_000 },
  { url: ['http://site/media/live/1/sound/index.m3u8'], height: 0, bitrate: 160_000 },
];

beforeEach(() => {
  vi.useFakeTimers();
  FakeHls.all = [];
  states = [];
  [spares, givesWay] = [false, false];
  video = document.createElement('video');
  video.play = vi.fn(async () => undefined);
});
afterEach(() => {
  player.destroy();
  vi.useRealTimers();
});

test('sound alone is offered before the automatic quality, opens its own playlist, and leads back to the qualities that there were', async () => {
  await open();
  await plays();
  const kinds = () => now()?.qualities.map(({ kind }) => kind);
  expect(kinds()).toEqual(['original', 'smooth', 'audio', 'auto']);
  player.chooseQuality('audio');
  await settle();
  expect([FakeHls.last.url, FakeHls.all[0]?.acts.at(-1)]).toEqual([alone, 'destroy']);
  await plays(sounds);
  expect([now()?.quality, now()?.alone, kinds()]).toEqual(['audio', 'chosen', ['original', 'smooth', 'audio', 'auto']]);
  // On a good line the best of it, and the player may go down.
  expect([FakeHls.last.startLevel, FakeHls.last.loadLevel]).toEqual([1, -1]);
  player.chooseQuality('smooth');
  await settle();
  await plays();
  expect([FakeHls.last.url, now()?.quality, now()?.alone, FakeHls.last.loadLevel]).toEqual([all, 'smooth', null, 0]);
});

test('who chose sound alone before begins with it; where data is spared it is the cheapest, in whole segments', async () => {
  spares = true;
  await open('audio');
  expect([FakeHls.all.length, FakeHls.last.url, now()?.alone]).toEqual([1, alone, 'chosen']);
  expect(FakeHls.last.given).toMatchObject({ lowLatencyMode: false });
  await plays(sounds);
  expect([FakeHls.last.startLevel, FakeHls.last.loadLevel]).toEqual([0, 0]);
  expect(now()?.qualities).toEqual([{ kind: 'original' }, { kind: 'audio' }]);
});

test('a room without sound alone plays its picture, whatever was chosen elsewhere', async () => {
  await open('audio', '');
  await plays();
  expect([FakeHls.last.url, now()?.alone, now()?.quality]).toEqual([all, null, 'original']);
  expect(now()?.qualities.some(({ kind }) => kind === 'audio')).toBe(false);
});

test('a picture that the network does not carry gives way, and comes back when it can', async () => {
  [spares, givesWay] = [true, true];
  await open();
  await pass(12_000);
  expect([FakeHls.last.url, now()?.alone, now()?.quality]).toEqual([alone, 'slow', 'audio']);
  await plays(sounds);
  FakeHls.last.bandwidthEstimate = 64_000;
  for (let piece = 0; piece < 5; piece += 1) FakeHls.last.meets('FRAG_BUFFERED', { stats: { loaded: 12_000 }, frag: { duration: 4 } });
  await pass(120_000);
  expect(FakeHls.last.url).toBe(alone);
  FakeHls.last.bandwidthEstimate = 4_000_000;
  await pass(2_000);
  expect([FakeHls.last.url, now()?.alone]).toEqual([all, null]);
});

test('nothing gives way where nobody wants it, and a picture that was chosen by hand stays', async () => {
  await open();
  await plays();
  const stalls = async () => {
    for (let times = 0; times < 5; times += 1) {
      happens('playing');
      await pass(1_000);
      happens('waiting');
      await pass(1_000);
    }
  };
  await stalls();
  expect(now()?.alone).toBe(null);
  givesWay = true;
  await stalls();
  expect(now()?.alone).toBe('slow');
  givesWay = false;
  player.chooseQuality('original');
  await settle();
  expect([FakeHls.last.url, now()?.alone]).toEqual([all, null]);
});

test('what is recorded has a picture, so that sound alone looks back in its own window only', async () => {
  await open('audio');
  player.setPast({ url: '/media/recorded/1/recent.m3u8', since: Date.now() - 3_600_000 });
  await plays(sounds);
  expect(now()?.window).toBe(60);
  player.chooseQuality('original');
  await settle();
  await plays();
  expect(now()?.window).toBeGreaterThan(3_000);
});

test('hls.js itself leaves sound alone out beside pictures, and plays a list of nothing else', async () => {
  vi.useRealTimers();
  const { default: Real } = await vi.importActual<{ default: typeof Hls }>('hls.js/light');
  const sound = '#EXT-X-STREAM-INF:BANDWIDTH=35100,AVERAGE-BANDWIDTH=27000,CODECS="mp4a.40.2"\nsound-low/index.m3u8\n';
  const picture = '#EXT-X-STREAM-INF:BANDWIDTH=2600000,AVERAGE-BANDWIDTH=2000000,RESOLUTION=1280x720\nindex.m3u8\n';
  const parsed = (lines: string) =>
    new Promise<string[]>((resolve, reject) => {
      const hls = new Real({ enableWorker: false, autoStartLoad: false });
      hls.on(Real.Events.MANIFEST_PARSED, (_event, data) => {
        resolve(data.levels.map(({ url }) => url[0]?.split('/live/1/')[1] ?? ''));
        hls.destroy();
      });
      hls.on(Real.Events.ERROR, (_event, { fatal, error }) => fatal && reject(error));
      const text = `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${lines}`;
      vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (this: XMLHttpRequest, method: string) {
        return realOpen.call(this, method, `data:application/vnd.apple.mpegurl,${encodeURIComponent(text)}`, true);
      });
      hls.loadSource('http://site/media/live/1/list.m3u8');
    });
  const realOpen = XMLHttpRequest.prototype.open;
  try {
    expect(await parsed(picture + sound)).toHaveLength(1);
    vi.restoreAllMocks();
    expect(await parsed(sound)).toHaveLength(1);
  } finally {
    vi.restoreAllMocks();
  }
});
