import type { CDPSession, Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { madeUpVideo } from '../packages/server/src/modules/content/uploads/uploadsVideo.fixtures.ts';
import { ask } from './fixtures/ask.ts';
import { drawOldFilm } from './fixtures/encoder.ts';
import { expect, test } from './fixtures/journey.ts';
import { callApi, password, sessionOf } from './fixtures/members.ts';
import { png, upload } from './fixtures/uploads.ts';

test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket connection/] });

const film = madeUpVideo({ payload: 24 * 1024 * 1024 });

/** The line of a page: as fast as is said, bytes a second, or away. */
const line = (cdp: CDPSession, uploadThroughput: number, offline = false) =>
  cdp.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput });

const form = (page: Page) => page.getByRole('region', { name: '发布视频' });

/** Says what the video is that has been uploaded, and posts it. */
async function post(page: Page, title: string): Promise<void> {
  await form(page).getByRole('textbox', { name: '标题' }).fill(title);
  await form(page).getByRole('combobox', { name: '分类' }).click();
  await page.getByRole('option').first().click();
  await form(page).locator('input[type="file"]').nth(1).setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: png });
  await expect(form(page).getByRole('button', { name: '发布' })).toBeEnabled();
  await form(page).getByRole('button', { name: '发布' }).click();
}

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

  await post(page, title);
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
  const first = await open(page);
  const bar = form(page).getByRole('progressbar', { name: 'day.mp4 的上传进度' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(40);
  // However long closing takes, the rest does not get there meanwhile.
  await line(first, 16 * 1024);
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

test(
  'a video that browsers do not play is posted while it waits to be coded again, is looked at, and plays',
  { tag: '@encoder' },
  async ({ visit, site }, info) => {
    test.setTimeout(180_000);
    const [short, long] = [info.outputPath('old.avi'), info.outputPath('long.avi')];
    drawOldFilm(short, long);
    const [fan, other, operator] = [
      await sessionOf(site.origin, 'fan'),
      await sessionOf(site.origin, 'secondFan'),
      await sessionOf(site.origin, 'operator'),
    ];
    // Videos are coded one after the other: behind a long one this one waits until that is taken back.
    const held = await upload(site.origin, other.token, 'video', await readFile(long), 'long.avi', 'video/x-msvideo');
    expect(held.isTaken).toBe(true);

    const title = `老相机 ${Date.now()}`;
    const page = await visit({ as: 'fan' });
    await page.goto('/member?type=18&tab=video');
    await form(page).locator('input[type="file"]').first().setInputFiles(short);
    await expect(form(page).getByText(/^已上传，转码/)).toBeVisible();
    await post(page, title);
    const row = page.getByRole('region', { name: '我发布的视频' }).getByRole('listitem').filter({ hasText: title }).first();
    await expect(row.getByText('转码中 0%')).toBeVisible();
    const { list } = await ask<{ list: { id: string; title: string }[] }>(site.origin, 'Video/userPostList', fan.token);
    const id = list.find((video) => video.title === title)?.id ?? '';
    await callApi(site.origin, 'admin/unlock', { password }, operator.token);
    const waiting = async () => JSON.stringify(await ask(site.origin, 'admin/contentQueue', operator.token));
    // Nobody can review a video that cannot be seen yet; its author sees the progress.
    expect(await waiting()).not.toContain(title);
    const own = await visit({ as: 'fan' });
    await own.goto(`/video-player?id=${id}`);
    await expect(own.getByText('这个视频正在转码，已完成 0%')).toBeVisible();

    await callApi(site.origin, 'Member/cancelUpload', { key: held.key }, other.token);
    await expect(row.getByText('待审核')).toBeVisible({ timeout: 90_000 });
    await expect(own.getByText('这个视频还在审核，只有你能看到')).toBeVisible({ timeout: 30_000 });
    expect(await waiting()).toContain(title);
    await callApi(site.origin, 'admin/contentAct', { act: 'approve', of: [{ kind: 'video', id }] }, operator.token);
    const reader = await visit();
    await reader.goto(`/video-player?id=${id}`);
    const picture = reader.locator('video').first();
    await picture.evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
    expect(await picture.evaluate(({ videoWidth, videoHeight }: HTMLVideoElement) => [videoWidth, videoHeight])).toEqual([640, 360]);
  },
);
