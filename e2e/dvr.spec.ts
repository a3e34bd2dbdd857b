import { expect, test } from './fixtures/journey.ts';
import { anchorsRoom, pushPattern } from './fixtures/pusher.ts';

test(
  'a viewer goes back to the beginning of the broadcast, in its recording, and comes back to what is live',
  { tag: '@encoder' },
  async ({ page, site, request }, journey) => {
    test.setTimeout(120_000);
    const room = await anchorsRoom(site, request);
    const stop = pushPattern(room);
    try {
      await page.goto(`/live?id=${room.id}`);
      const video = page.locator('video');
      const plays = () => video.evaluate((element: HTMLVideoElement) => !element.paused && element.readyState > 2);
      await expect.poll(plays, { timeout: 30_000 }).toBe(true);
      // The timeline is there from half a minute on.
      await expect(page.getByRole('slider', { name: '回看' })).toBeVisible({ timeout: 45_000 });
      const recording = page.waitForRequest(/\/media\/recorded\/\d+\/p\d+\.m4s$/);
      await page.keyboard.press('Home');
      await expect(page.getByRole('button', { name: /回到直播/ })).toBeVisible();
      await recording;
      await expect.poll(plays, { timeout: 20_000 }).toBe(true);
      await page.mouse.move(500, 400);
      await journey.attach('looked back', { body: await page.screenshot(), contentType: 'image/png' });
      const stream = page.waitForRequest(/\/media\/live\/\d+\/\S+\.m4s/);
      await page.keyboard.press('End');
      await stream;
      await expect(page.getByRole('button', { name: /回到直播/ })).toBeHidden();
      await expect.poll(plays, { timeout: 20_000 }).toBe(true);
    } finally {
      stop();
    }
  },
);
