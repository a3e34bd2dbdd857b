import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';

/** Position and size of the picture that a page plays; undefined before there is one. */
const played = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => ({ at: video.currentTime, width: video.videoWidth }), undefined, { timeout: 1_000 })
    .catch(() => undefined);

test(
  'an anchor goes live from the browser with two presses, and a viewer sees it within ten seconds',
  { tag: '@live' },
  async ({ visit, page: viewer }) => {
    test.setTimeout(120_000);
    const page = await visit({ as: 'anchor' });
    await page.goto('/member?type=9');
    const bar = page.getByRole('group', { name: '直播状态' });
    const panel = page.getByRole('region', { name: '从浏览器开播' });
    const href = (await bar.getByRole('link', { name: '看直播间' }).getAttribute('href')) ?? '';
    await viewer.goto(href);
    await expect(viewer.getByRole('heading', { level: 1 })).toBeVisible();

    await panel.getByRole('button', { name: '打开画面' }).click();
    const preview = panel.getByLabel('画面预览');
    await expect.poll(() => preview.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
    await expect(panel.getByRole('meter', { name: '音量' })).toBeVisible();

    const pressedAt = Date.now();
    await panel.getByRole('button', { name: '从这里开播' }).click();
    await expect(panel.getByText('直播中', { exact: true })).toBeVisible({ timeout: 15_000 });
    await expect.poll(async () => (await played(viewer))?.width ?? 0, { timeout: 30_000, intervals: [100] }).toBeGreaterThan(0);
    const first = (await played(viewer))?.at ?? 0;
    await expect.poll(async () => ((await played(viewer))?.at ?? 0) - first, { timeout: 10_000, intervals: [100] }).toBeGreaterThan(0.2);
    const seconds = (Date.now() - pressedAt) / 1_000;
    process.stdout.write(`from the button to a viewer's picture that moves: ${seconds.toFixed(1)} s\n`);
    expect(seconds).toBeLessThan(10);
    await expect(bar.getByText('直播中')).toBeVisible();
    await expect(panel.getByText(/kbps/)).toBeVisible();

    // The rest of the site can be looked at meanwhile.
    await bar.getByRole('link', { name: '看直播间' }).click();
    await expect(page).toHaveURL(/\/live\?id=/);
    await page.goBack();
    await expect(panel.getByText('直播中', { exact: true })).toBeVisible();

    await bar.getByRole('button', { name: '结束直播' }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '结束直播' }).click();
    await expect(bar.getByText('未开播')).toBeVisible();
    await expect(panel.getByText('直播间已关闭，画面没有再送')).toBeVisible();
    await panel.getByRole('button', { name: '关掉画面' }).click();
    await expect(preview).toHaveCount(0);
    // Other journeys of the same site find the room open, as it was.
    await bar.getByRole('button', { name: '开播', exact: true }).click();
    await expect(bar.getByText('等待画面')).toBeVisible();
  },
);
