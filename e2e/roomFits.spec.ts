import { expect, test } from './fixtures/journey.ts';
import { openable } from './fixtures/routes.ts';

/** Windows of laptops and screens, without what a browser keeps for itself. */
const sizes = [
  [1280, 640],
  [1366, 768],
  [1536, 730],
  [1920, 969],
  [2560, 1300],
] as const;

test('picture, danmaku field and the chat with its field are in sight at once, from 1280x640 up, in every language', async ({ visit }) => {
  test.setTimeout(180_000);
  for (const lang of ['zh', 'en', 'vi'] as const) {
    const page = await visit({ as: 'fan', lang });
    const [address] = await openable(page, ['/live?id={room}']);
    await page.goto(address ?? '');
    const fields = page.locator('main').getByRole('textbox');
    await expect(fields).toHaveCount(2);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const video = page.locator('main video');
      for (const part of [video, fields.first(), fields.last(), page.getByRole('log')])
        await expect(part.first()).toBeInViewport({ ratio: 1 });
      const picture = await video.boundingBox();
      expect({ width, height, isLarge: (picture?.height ?? 0) >= height * 0.45 }).toEqual({ width, height, isLarge: true });
    }
    await page.close();
  }
});
