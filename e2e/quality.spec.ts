import { expect, test } from './fixtures/journey.ts';
import { encode } from './fixtures/encoder.ts';
import { anchorsRoom } from './fixtures/pusher.ts';

test(
  'a viewer chooses a lower quality of a pushed stream, sees its smaller picture, keeps it over a reload, hears the sound alone, and goes back to the original',
  { tag: '@encoder' },
  async ({ page, site, request }) => {
    test.setTimeout(180_000);
    const room = await anchorsRoom(site, request);
    const encoder = encode(room, { size: '768x432', seconds: 160 });
    try {
      await page.goto(`/live?id=${room.id}`);
      const video = page.locator('video');
      const width = () => video.evaluate((element: HTMLVideoElement) => element.videoWidth);
      const runs = async () => {
        const from = await video.evaluate((element: HTMLVideoElement) => element.currentTime);
        await expect
          .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 30_000 })
          .toBeGreaterThan(from + 0.5);
      };
      await expect.poll(width, { timeout: 60_000 }).toBe(768);
      const choose = async (name: string) => {
        await page.getByRole('region', { name: /播放器/ }).hover();
        await page.getByRole('button', { name: /^清晰度/ }).click();
        await page.getByRole('menuitemradio', { name: new RegExp(`^${name}`) }).click();
      };
      await choose('流畅');
      await expect.poll(width, { timeout: 40_000 }).toBe(640);
      await runs();
      await page.reload();
      await expect.poll(width, { timeout: 60_000 }).toBe(640);
      await choose('只听声音');
      await expect(page.getByText('正在只听声音')).toBeVisible({ timeout: 40_000 });
      expect(await width()).toBe(0);
      await runs();
      await page.reload();
      await expect(page.getByText('正在只听声音')).toBeVisible({ timeout: 60_000 });
      await page.getByRole('button', { name: '看画面' }).click();
      await expect.poll(width, { timeout: 40_000 }).toBe(768);
      await runs();
    } finally {
      encoder.kill('SIGTERM');
    }
  },
);
