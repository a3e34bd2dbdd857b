import { beforeEach, expect, test, vi } from 'vitest';
import { FakeHls } from './fakeHls.fixtures.ts';

vi.mock('hls.js/light', () => ({ default: class extends FakeHls {} }));
vi.mock('./hlsOwn.ts', () => ({ default: FakeHls }));
const { openStream } = await import('./stream.ts');

beforeEach(() => {
  FakeHls.all = [];
});

const ignored = { ready: () => undefined, fails: () => undefined };

test.each([
  ['/media/live/1/index.m3u8', true],
  ['https://cdn.test/live/1.m3u8', false],
  [`${location.origin}/live/1.m3u8`, false],
])('%s is played by what streams of the site’s own need: %s', async (url, isOwn) => {
  const stream = await openStream(document.createElement('video'), { url, isLowLatency: true }, ignored);
  expect(FakeHls.last.constructor === FakeHls).toBe(isOwn);
  stream.destroy();
});
