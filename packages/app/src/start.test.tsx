import { afterEach, expect, test, vi } from 'vitest';

const opened = vi.hoisted(() => vi.fn());
vi.mock('./platform/realtime/realtime.ts', async (original) => ({ ...(await original<object>()), startRealtime: opened }));
const { startUp } = await import('./start.ts');

afterEach(() => vi.unstubAllGlobals());

test('the socket opens although some of what is asked for at the start is never answered', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url);
    // No line for what comes first, and no word on the rest.
    if (/systemConfig|getUserInfo/.test(url)) throw new TypeError('no line');
    return new Promise(() => undefined);
  });
  await startUp();
  expect(opened).toHaveBeenCalledOnce();
  await expect.poll(() => asked.filter((url) => /Kickout|Kefu/i.test(url)).length).toBe(2);
});
