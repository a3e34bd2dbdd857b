import { expect, test } from './fixtures/journey.ts';
import { anchorsRoom, pushPattern } from './fixtures/pusher.ts';

test('a viewer keeps the last seconds of a broadcast with one key, and the page of the clip plays', async ({
  page: visitor,
  site,
  request,
  visit,
}, journey) => {
  test.setTimeout(180_000);
  const room = await anchorsRoom(site, request);
  const stop = pushPattern(room);
  try {
    const page = await visit({ as: 'fan' });
    await page.goto(`/live?id=${room.id}`);
    const video = page.locator('video');
    const shown = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect.poll(shown, { timeout: 60_000 }).toBeGreaterThan(0);
    const seen = await shown();
    await expect.poll(shown, { timeout: 40_000 }).toBeGreaterThan(seen + 8);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByText('剪下刚看到的 30 秒')).toBeVisible();
    await page.keyboard.press('Escape');
    // Keys belong to the dialog until it is gone.
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('x');
    await page.getByRole('button', { name: '看片段' }).click();
    await expect(page).toHaveURL(/\/clip\?id=\d+/);
    const film = page.getByRole('region', { name: '播放器' }).locator('video');
    await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 30_000 }).toBeGreaterThan(0.5);
    expect(await film.evaluate((element: HTMLVideoElement) => [element.videoWidth, element.duration > 5])).toEqual([98, true]);
    await journey.attach('clip', { body: await page.screenshot(), contentType: 'image/png' });
    // Whoever has the link watches it too.
    await visitor.goto(page.url());
    await expect(visitor.getByRole('heading', { level: 1 })).not.toBeEmpty();
    const theirs = visitor.getByRole('region', { name: '播放器' }).locator('video');
    await expect.poll(() => theirs.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 30_000 }).toBeGreaterThan(0.5);
    // It is taken down by who made it, and gone for everybody.
    await page.getByRole('button', { name: '下架' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '下架' }).click();
    await expect(page.getByText('这个片段已下架')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('这个片段已下架')).toBeVisible();
  } finally {
    stop();
  }
});
