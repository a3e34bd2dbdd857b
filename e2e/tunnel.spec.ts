import type { ChildProcess } from 'node:child_process';
import type { Page } from '@playwright/test';
import { encode } from './fixtures/encoder.ts';
import { expect, test } from './fixtures/journey.ts';
import { anchorsRoom, pushPattern } from './fixtures/pusher.ts';

/** Seconds of the picture that a page plays. */
const played = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.currentTime, undefined, { timeout: 1_000 })
    .catch(() => 0);
async function moves(page: Page): Promise<void> {
  const from = await played(page);
  await expect.poll(async () => (await played(page)) - from, { timeout: 30_000, intervals: [100] }).toBeGreaterThan(0.3);
}

test(
  'a broadcast whose encoder is cut waits with a countdown, goes on by itself when it is back, also from a second encoder that stands by, and its anchor may end the wait',
  { tag: '@encoder' },
  async ({ visit, page, site, request }, journey) => {
    test.setTimeout(180_000);
    const room = await anchorsRoom(site, request);
    const anchor = await visit({ as: 'anchor' });
    await anchor.goto('/member?type=9');
    const bar = anchor.getByRole('group', { name: '直播状态' });
    await anchor.getByRole('combobox', { name: '断线后等多久' }).click();
    await anchor.getByRole('option', { name: '3 分钟' }).click();
    await expect(anchor.getByText('已保存')).toBeVisible();

    let cut = pushPattern(room);
    let second: ChildProcess | undefined;
    try {
      await page.goto(`/live?id=${room.id}`);
      await moves(page);

      cut();
      const placard = page.getByText('马上回来', { exact: true });
      await expect(placard).toBeVisible({ timeout: 20_000 });
      const left = page.getByRole('timer', { name: '最多再等' });
      await expect(left).toHaveText(/^2:\d\d$/);
      const before = await left.textContent();
      await expect(left).not.toHaveText(before ?? '');
      await journey.attach('placard', { body: await page.screenshot(), contentType: 'image/png' });
      await expect(bar.getByText('推流断了，观众在等')).toBeVisible();
      await expect(bar.getByRole('timer', { name: '还剩' })).toHaveText(/^2:\d\d$/);

      // A viewer who comes meanwhile is told, too.
      const late = await visit({});
      await late.goto(`/live?id=${room.id}`);
      await expect(late.getByText('马上回来', { exact: true })).toBeVisible({ timeout: 20_000 });

      const backAt = Date.now();
      cut = pushPattern(room);
      await expect(placard).toBeHidden({ timeout: 15_000 });
      await Promise.all([moves(page), moves(late)]);
      process.stdout.write(`from the encoder's return to both pictures that move: ${((Date.now() - backAt) / 1_000).toFixed(1)} s\n`);
      await expect(bar.getByText('推流断了，观众在等')).toBeHidden();
      await expect(bar.getByText('直播中')).toBeVisible();

      // A second encoder stands by, and takes the place of the first without an end; its picture has another size.
      const width = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth);
      const sizeOfFirst = await width();
      expect(sizeOfFirst).not.toBe(640);
      second = encode(room);
      await expect(anchor.getByText('备用推流已就绪')).toBeVisible({ timeout: 30_000 });
      const lostAt = Date.now();
      cut();
      await expect.poll(width, { timeout: 15_000, intervals: [100] }).toBe(640);
      process.stdout.write(
        `from the loss of the first encoder to the second one's picture: ${((Date.now() - lostAt) / 1_000).toFixed(1)} s\n`,
      );
      await Promise.all([moves(page), moves(late)]);
      await expect(anchor.getByText('备用推流已就绪')).toBeHidden();
      await journey.attach('stand-by', { body: await page.screenshot(), contentType: 'image/png' });

      second.kill('SIGKILL');
      await bar.getByRole('button', { name: '现在结束' }).click({ timeout: 20_000 });
      await anchor.getByRole('alertdialog').or(anchor.getByRole('dialog')).getByRole('button', { name: '结束直播' }).click();
      await expect(page.getByText('直播已结束').first()).toBeVisible();
      await expect(placard).toBeHidden();
    } finally {
      cut();
      second?.kill('SIGKILL');
      // Other journeys of the same site find the room open, as it was.
      const open = bar.getByRole('button', { name: '开播', exact: true });
      if (await open.isVisible()) await open.click();
    }
  },
);
