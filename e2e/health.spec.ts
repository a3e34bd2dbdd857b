import { encode } from './fixtures/encoder.ts';
import { expect, test } from './fixtures/journey.ts';
import { anchorsRoom } from './fixtures/pusher.ts';

test(
  'an anchor sees and measures their stream, is told of rare key frames and of somebody with the same key, answers a viewer and keeps order',
  { tag: '@encoder' },
  async ({ visit, site, request }) => {
    test.setTimeout(240_000);
    const room = await anchorsRoom(site, request);
    const [page, viewer] = [await visit({ as: 'anchor' }), await visit({ as: 'fan' })];
    await page.goto('/member?type=9');
    const health = page.getByRole('region', { name: '推流健康' });
    // A journey before this one may have left its stream just now.
    await expect(health.getByText(/等待推流|断线了/)).toBeVisible();

    const encoder = encode(room, { keyEvery: 600, seconds: 220 });
    try {
      await expect(health.getByText('640×360 · H.264')).toBeVisible({ timeout: 30_000 });
      await expect(health.getByText('AAC · 48.0 kHz', { exact: false })).toBeVisible();
      const figure = (name: string) =>
        health.getByRole('term').filter({ hasText: name }).locator('xpath=..').getByRole('definition').first();
      await expect(figure('帧率')).toHaveText(/^[1-9]\d?\.\dfps$/, { timeout: 20_000 });
      await expect(figure('码率')).toHaveText(/^[\d,]{3,5}kbps$/);
      await expect(health.getByText(/关键帧间隔 \d+\.\d 秒，太长了/)).toBeVisible({ timeout: 20_000 });

      const bar = page.getByRole('group', { name: '直播状态' });
      await expect(bar.getByText('直播中')).toBeVisible({ timeout: 30_000 });
      const video = page.locator('video');
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 60_000 }).toBeGreaterThan(0.5);
      expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640);
      // The sound is routed through the level meter, and is not audible behind it.
      await expect(page.getByRole('button', { name: '静音', includeHidden: true })).toHaveAttribute('aria-pressed', 'true');

      const talk = page.getByRole('region', { name: '聊天' });
      await viewer.goto(`/live?id=${room.id}`);
      await expect(talk.getByText('1 人在看')).toBeVisible({ timeout: 20_000 });
      const field = viewer.getByRole('region', { name: '聊天与赛况' }).getByRole('textbox');
      await field.fill('画面很清楚');
      await field.press('Enter');
      await expect(talk.getByText('画面很清楚')).toBeVisible();
      await talk.getByRole('textbox').fill('收到');
      await talk.getByRole('textbox').press('Enter');
      await expect(viewer.getByRole('log').getByText('收到')).toBeVisible();

      // The sound of what arrives is measured, though its anchor does not hear it.
      const level = page.getByRole('meter', { name: '音量' });
      await expect.poll(async () => Number(await level.getAttribute('aria-valuenow')), { timeout: 20_000 }).toBeGreaterThan(-40);

      // Moderation works from here as it does from the room.
      const line = talk.locator('[data-row]').filter({ hasText: '画面很清楚' });
      await line.locator('[data-nick]').click();
      await page.getByRole('dialog', { name: '用户资料' }).getByRole('button', { name: '10 分钟' }).click();
      await expect(viewer.getByText(/你被禁言，还剩/).first()).toBeVisible();
      await page.getByRole('status').filter({ hasText: '已禁言 10 分钟' }).getByRole('button', { name: '撤销' }).click();
      await expect(field).toBeVisible();
      await line.hover();
      await talk.getByRole('button', { name: '撤下', exact: true }).click();
      await page.mouse.move(10, 10);
      await expect(viewer.getByRole('log').getByText('画面很清楚')).toBeHidden({ timeout: 20_000 });

      const second = encode(room, { seconds: 10 });
      expect(await new Promise((over) => second.once('exit', over))).not.toBe(0);
      await expect(health.getByText('有人用同一个密钥来推流，已拒绝 1 次')).toBeVisible();
      await health.getByRole('button', { name: '换一个新密钥' }).click();
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '更换' }).click();
      // With the old key nobody is let in any more, this encoder too.
      await new Promise((over) => (encoder.exitCode === null ? encoder.once('exit', over) : over(undefined)));
    } finally {
      encoder.kill('SIGTERM');
    }
    await expect(page.getByRole('group', { name: '直播状态' }).getByText('直播中')).toHaveCount(0, { timeout: 30_000 });
  },
);
