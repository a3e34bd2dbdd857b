import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { anchorsRoom, pushPattern } from './fixtures/pusher.ts';

const card = (page: Page): Locator => page.getByRole('group', { name: '去下一个直播间' });

test(
  'an anchor ends by sending the viewers to another room: one goes along without a reload, one stays, and the broadcast is over',
  { tag: ['@live'] },
  async ({ page: visitor, visit, site, request }, journey) => {
    test.setTimeout(180_000);
    const room = await anchorsRoom(site, request);
    const stop = pushPattern(room);
    const anchor = await visit({ as: 'anchor' });
    const fan = await visit({ as: 'fan' });
    try {
      await anchor.goto('/member?type=9');
      const bar = anchor.getByRole('group', { name: '直播状态' });
      await expect(bar.getByText('直播中')).toBeVisible({ timeout: 60_000 });
      for (const page of [visitor, fan]) {
        await page.goto(`/live?id=${room.id}`);
        await expect(page.locator('[data-ready]')).toBeVisible();
        // Survives every navigation but a reload.
        await page.evaluate(() => Object.assign(window, { stillHere: true }));
      }
      await bar.getByRole('button', { name: '带观众去别处' }).click();
      const dialog = anchor.getByRole('dialog', { name: '带观众去哪里' });
      const choice = dialog.getByRole('listitem').first();
      const to = await choice.getAttribute('data-room');
      await journey.attach('dialog', { body: await anchor.screenshot(), contentType: 'image/png' });
      await choice.getByRole('button').click();
      await expect(dialog).toBeHidden();
      await expect(card(anchor).getByRole('button', { name: '取消' })).toBeVisible();
      for (const page of [visitor, fan]) await expect(card(page)).toBeVisible();
      await journey.attach('card', { body: await fan.screenshot(), contentType: 'image/png' });

      // Called off, and begun anew.
      await card(anchor).getByRole('button', { name: '取消' }).click();
      await expect(card(fan)).toBeHidden();
      await bar.getByRole('button', { name: '带观众去别处' }).click();
      await dialog.locator(`[data-room="${to}"]`).getByRole('button').click();
      await card(fan).getByRole('button', { name: '留在这里' }).click();
      await expect(card(fan)).toBeHidden();

      await expect(visitor).toHaveURL(new RegExp(`/live\\?id=${to}$`), { timeout: 60_000 });
      await expect(visitor.locator('[data-ready]')).toBeVisible();
      expect(await visitor.evaluate(() => 'stillHere' in window)).toBe(true);
      await expect(fan.getByText('直播已结束').first()).toBeVisible({ timeout: 20_000 });
      expect(new URL(fan.url()).searchParams.get('id')).toBe(room.id);
      await expect(bar.getByRole('button', { name: '开播', exact: true })).toBeVisible({ timeout: 20_000 });
    } finally {
      stop();
      // Other journeys of the same site find the room open, as it was.
      const open = anchor.getByRole('group', { name: '直播状态' }).getByRole('button', { name: '开播', exact: true });
      if (await open.isVisible()) await open.click();
    }
  },
);
