import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { anchorsRoom, pushPattern } from './fixtures/pusher.ts';

// Streams that are cut, absent or out of reach are lines on the browser's own console.
test.use({ tolerated: [/ERR_|WebSocket|Failed to load resource|net::/] });

const clockOf = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime);
/** Waits until the picture has moved on by more than a second. */
async function moves(video: Locator, timeout = 30_000): Promise<void> {
  const before = await clockOf(video);
  await expect.poll(() => clockOf(video), { timeout }).not.toBeCloseTo(before, 0);
}
/** Nobody has pushed yet, or the last stream is over. */
const offAir = /还没开播|直播已结束/;
const words = (page: Page) => page.getByRole('region', { name: '播放器' });

test(
  'a stream that begins, breaks off, comes back, ends and begins again is watched without a press',
  { tag: ['@gate', '@live'] },
  async ({ page, site, request }) => {
    test.setTimeout(180_000);
    const room = await anchorsRoom(site, request);
    await page.goto(`/live?id=${room.id}`);
    await expect(words(page).getByRole('heading', { name: offAir })).toBeVisible();

    let cut = pushPattern(room);
    const video = page.locator('video');
    await expect(words(page).getByRole('heading', { name: offAir })).toHaveCount(0, { timeout: 30_000 });
    await moves(video);

    // The anchor's connection breaks: the page says that they are away, and the picture continues when they are back.
    cut();
    await expect(words(page).getByText('马上回来')).toBeVisible({ timeout: 30_000 });
    cut = pushPattern(room);
    await expect(words(page).getByText('马上回来')).toHaveCount(0, { timeout: 30_000 });
    await moves(video);

    // They stay away: the room ends by itself, with ways on, and plays again with their next stream.
    cut();
    await expect(words(page).getByRole('heading', { name: '直播已结束' })).toBeVisible({ timeout: 60_000 });
    await expect(words(page).getByRole('link', { name: '看看其他直播间' })).toBeVisible();
    cut = pushPattern(room);
    try {
      await expect(words(page).getByRole('heading', { name: '直播已结束' })).toHaveCount(0, { timeout: 40_000 });
      await moves(video);
    } finally {
      cut();
    }
  },
);

test('a picture whose files are gone, and a machine without a network, come back by themselves', async ({ page, context }) => {
  test.setTimeout(180_000);
  await page.goto('/live?id=2');
  const video = page.locator('video');
  await moves(video);

  await page.route('**/media/live/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await expect(words(page).getByText('画面还没来')).toBeVisible({ timeout: 60_000 });
  await page.unroute('**/media/live/**');
  await expect(words(page).getByText('画面还没来')).toHaveCount(0, { timeout: 30_000 });
  await moves(video);

  await context.setOffline(true);
  await expect(words(page).getByText('网络断开了')).toBeVisible({ timeout: 60_000 });
  await context.setOffline(false);
  await expect(words(page).getByText('网络断开了')).toHaveCount(0, { timeout: 30_000 });
  await moves(video);
});

test('the match is told under the picture, and a room that is left goes on in a corner until it is closed', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/live?id=2');
  const video = page.locator('video');
  await moves(video);
  // It loads when the visitor scrolls there.
  await page.mouse.wheel(0, 600);
  const match = page.getByRole('region', { name: '比赛', exact: true });
  await match.scrollIntoViewIfNeeded();
  await match.getByRole('tab', { name: '积分榜' }).click();
  await expect(match.getByRole('table', { name: /积分榜/ })).toBeVisible();
  await match.getByRole('tab', { name: '指数' }).focus();
  await page.keyboard.press('Enter');
  await expect(match.getByRole('tab', { name: '指数' })).toHaveAttribute('aria-selected', 'true');
  // A match whose questions nobody opened says so.
  await match.getByRole('tab', { name: '竞猜' }).click();
  await expect(match.getByText(/^(这场比赛还没有竞猜|趣味竞猜)$/)).toBeVisible();

  await page.evaluate(() => Object.assign(document.querySelector('video') ?? {}, { isTheSame: true }));
  await page.getByRole('navigation').getByRole('link', { name: '比分' }).first().click();
  await expect(page).toHaveURL(/\/football$/);
  const mini = page.getByRole('region', { name: '小窗播放' });
  await expect(mini).toBeVisible();
  await moves(video);
  await mini.getByRole('button', { name: /移动小窗/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(mini).toHaveAttribute('data-corner', 'bottom-left');

  await mini.getByRole('link', { name: '回直播间' }).click();
  await expect(page).toHaveURL(/\/live\?id=2$/);
  await expect(mini).toHaveCount(0);
  await moves(video);
  expect(await video.evaluate((element) => 'isTheSame' in element)).toBe(true);

  await page.goBack();
  await expect(mini).toHaveAttribute('data-corner', 'bottom-left');
  await mini.getByRole('button', { name: '关闭小窗' }).click();
  await expect(page.locator('video')).toHaveCount(0);
});

test('who looks back sees what was, and comes to the edge again', async ({ page }) => {
  await page.goto('/live?id=2');
  const video = page.locator('video');
  await moves(video);
  const player = words(page);
  await player.hover();
  await expect(player.getByRole('slider', { name: '回看' })).toBeVisible();
  const before = await clockOf(video);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect.poll(() => clockOf(video)).toBeLessThan(before);
  await player.hover();
  await player.getByRole('button', { name: /回到直播/ }).click();
  await expect.poll(() => clockOf(video)).toBeGreaterThan(before);
  await page.keyboard.press('Shift+S');
  await expect(player.getByRole('region', { name: '画面数据' }).getByText('1280×720')).toBeVisible();
});
