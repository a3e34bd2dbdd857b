import type { CDPSession, Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { madeUpVideo } from '../packages/server/src/modules/uploads/uploads.video.fixtures.ts';
import { expect, test } from './fixtures/journey.ts';
import { png } from './fixtures/uploads.ts';

test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket connection/] });

const film = madeUpVideo({ payload: 24 * 1024 * 1024 });

/** The line of a page: as fast as is said, bytes a second, or away. */
const line = (cdp: CDPSession, uploadThroughput: number, offline = false) =>
  cdp.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput });

const form = (page: Page) => page.getByRole('region', { name: '发布视频' });

test('a video whose upload is held and then cut goes on where it was, and is posted', async ({ visit }) => {
  test.setTimeout(120_000);
  const title = `看台一日 ${Date.now()}`;
  const page = await visit({ as: 'fan' });
  const offsets: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/upload/')) offsets.push(Number(searchParams.get('offset')));
  });
  await page.goto('/member?type=18&tab=video');
  const cdp = await page.context().newCDPSession(page);
  await line(cdp, 3 * 1024 * 1024);
  await form(page).locator('input[type="file"]').first().setInputFiles({ name: 'day.mp4', mimeType: 'video/mp4', buffer: film });
  const bar = form(page).getByRole('progressbar', { name: 'day.mp4 的上传进度' });
  const share = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(share).toBeGreaterThan(20);
  await form(page).getByRole('button', { name: '暂停上传 day.mp4' }).click();
  await expect(form(page).getByText(/^已暂停/)).toBeVisible();
  // Nothing can be posted while its video is not there.
  await expect(form(page).getByRole('button', { name: '发布' })).toBeDisabled();
  await form(page).getByRole('button', { name: '继续上传 day.mp4' }).click();
  await expect.poll(share).toBeGreaterThan(45);
  await line(cdp, -1, true);
  await expect(form(page).getByText(/^网络断了，恢复后从/)).toBeVisible();
  const cutAfter = offsets.length;
  await line(cdp, -1);
  await expect(form(page).getByText(/^上传完成/)).toBeVisible();
  // It went on: nothing before the cut was sent again but what had not arrived.
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
  expect(offsets[cutAfter]).toBeGreaterThan(film.length * 0.2);
  expect(offsets).toEqual([...offsets].sort((one, other) => one - other));

  await form(page).getByRole('textbox', { name: '标题' }).fill(title);
  await form(page).getByRole('combobox', { name: '分类' }).click();
  await page.getByRole('option').first().click();
  await form(page).locator('input[type="file"]').nth(1).setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: png });
  await expect(form(page).getByRole('button', { name: '发布' })).toBeEnabled();
  await form(page).getByRole('button', { name: '发布' }).click();
  const own = page.getByRole('region', { name: '我发布的视频' });
  await expect(own.getByText(title)).toBeVisible();
  await expect(own.getByText('待审核').first()).toBeVisible();
});

test('an upload that is cancelled is gone, and the place for a video is free again', async ({ visit }) => {
  const page = await visit({ as: 'secondFan' });
  await page.goto('/member?type=18&tab=video');
  const cdp = await page.context().newCDPSession(page);
  await line(cdp, 1024 * 1024);
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/upload/'));
  await form(page).locator('input[type="file"]').first().setInputFiles({ name: 'day.mp4', mimeType: 'video/mp4', buffer: film });
  const cancelled = page.waitForResponse((response) => response.url().includes('/api/Member/cancelUpload'));
  await form(page).getByRole('button', { name: '暂停上传 day.mp4' }).waitFor();
  await sent;
  await form(page).getByRole('button', { name: '取消上传 day.mp4' }).click();
  expect(((await (await cancelled).json()) as { code: number }).code).toBe(0);
  await expect(form(page).getByRole('button', { name: '暂停上传 day.mp4' })).toHaveCount(0);
  await expect(form(page).getByText('拖进来或点选').first()).toBeVisible();
});

test('a page that was closed in the middle of an upload goes on with the same file when it is opened again', async ({ visit }, info) => {
  test.setTimeout(120_000);
  const file = info.outputPath('day.mp4');
  await writeFile(file, film);
  const page = await visit({ as: 'administrator' });
  const context = page.context();
  const open = async (of: Page) => {
    await of.goto('/member?type=18&tab=video');
    const cdp = await context.newCDPSession(of);
    await line(cdp, 4 * 1024 * 1024);
    await form(of).locator('input[type="file"]').first().setInputFiles(file);
    return cdp;
  };
  await open(page);
  const bar = form(page).getByRole('progressbar', { name: 'day.mp4 的上传进度' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(40);
  await page.close();

  const later = await context.newPage();
  const offsets: number[] = [];
  later.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/upload/')) offsets.push(Number(searchParams.get('offset')));
  });
  const cdp = await open(later);
  await expect.poll(() => offsets.length).toBeGreaterThan(0);
  await line(cdp, -1);
  await expect(form(later).getByText(/^上传完成/)).toBeVisible();
  expect(offsets[0]).toBeGreaterThan(film.length * 0.2);
});
