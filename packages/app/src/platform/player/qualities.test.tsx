import { beforeEach, expect, test, vi } from 'vitest';
import { FakeHls } from './fakeHls.fixtures.ts';

vi.mock('hls.js/light', () => ({ default: FakeHls }));
const { openStream } = await import('./stream.ts');

/** As the player sorts them: the smallest first. */
const levels = [
  { url: ['http://site/media/live/7/smooth/index.m3u8'], height: 360 },
  { url: ['http://site/media/live/7/standard/index.m3u8'], height: 480 },
  { url: ['http://site/media/live/7/index.m3u8'], height: 720 },
];

beforeEach(() => void (FakeHls.all = []));

async function open(quality: 'original' | 'smooth' | 'high' | 'auto', known = levels) {
  const stream = await openStream(
    document.createElement('video'),
    { url: '/media/live/7/variants.m3u8', isLowLatency: true, quality: () => quality },
    { ready: () => undefined, fails: () => undefined },
  );
  FakeHls.last.meets('MANIFEST_PARSED', { levels: known });
  return stream.qualities;
}

test('a stream names what it has, best first, and begins with what was chosen', async () => {
  const qualities = await open('smooth');
  expect(qualities.list()).toEqual([
    { kind: 'original', note: '720P' },
    { kind: 'standard', note: '480P' },
    { kind: 'smooth', note: '360P' },
    { kind: 'auto' },
  ]);
  expect([qualities.current(), FakeHls.last.loadLevel]).toEqual(['smooth', 0]);
});

test('what it does not have is its original, and nothing smaller is begun with', async () => {
  const qualities = await open('high');
  expect([qualities.current(), FakeHls.last.loadLevel, FakeHls.last.startLevel]).toEqual(['original', 2, 2]);
});

test('of one quality there is nothing to choose', async () => {
  const [, , original] = levels;
  const qualities = await open('smooth', original && [{ ...original, height: 0 }]);
  expect(qualities.list()).toEqual([{ kind: 'original' }]);
});

test('a choice comes with the next piece, and automatic is the player’s own', async () => {
  const qualities = await open('original');
  qualities.choose('standard');
  expect([qualities.current(), FakeHls.last.nextLevel]).toEqual(['standard', 1]);
  qualities.choose('auto');
  expect([qualities.current(), FakeHls.last.nextLevel]).toEqual(['auto', -1]);
});

test('a quality that fails gives way to the original, and automatic to whatever the player finds', async () => {
  const qualities = await open('smooth');
  FakeHls.last.fails('network', 404, false);
  expect(qualities.current()).toBe('smooth');
  FakeHls.last.autoLevelEnabled = true;
  FakeHls.last.fails('network', 404, false);
  expect([qualities.current(), FakeHls.last.loadLevel]).toEqual(['original', 2]);
  qualities.choose('auto');
  FakeHls.last.loadLevel = -1;
  FakeHls.last.fails('network', 404, false);
  expect([qualities.current(), FakeHls.last.loadLevel]).toEqual(['auto', -1]);
});
