import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';

/** Returns the anchor of a room. */
async function anchorOf(page: Page, room: string): Promise<string> {
  const answer = await page.request.get(`/api/Live_streaming/getRoomInfo?id=${room}`);
  const { data } = (await answer.json()) as { data: { room: { anchor: { user_nickname: string } } } };
  return data.room.anchor.user_nickname;
}

/** Presses, and waits for the answer: the button shows the wish before it, and a page that is left takes the call along. */
async function press(button: Locator): Promise<void> {
  const answered = button.page().waitForResponse(/\/api\/Member\/attention$/i);
  await button.click();
  await answered;
}

test('a visitor is asked to log in before the list of whom they follow', async ({ page }) => {
  await page.goto('/attention');
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('dialog', { name: '扫码登录' })).toBeVisible();
});

test('who is followed in a room stands in the list, is taken back after letting go, and is gone for good at the next visit', async ({
  visit,
}) => {
  const page = await visit({ as: 'expert' });
  const name = await anchorOf(page, '2');
  const [follow, end] = [new RegExp(`^关注.*${name}$`), new RegExp(`${name}，按下取消关注$`)];
  await page.goto('/live?id=2');
  await press(page.getByRole('main').getByRole('button', { name: follow }).first());
  await expect(page.getByRole('main').getByRole('button', { name: end }).first()).toBeVisible();

  await page.goto('/attention');
  const live = page.getByRole('region', { name: '正在直播' });
  const card = live.getByRole('listitem').filter({ hasText: name });
  await expect(card.getByRole('link')).toHaveAttribute('href', '/live?id=2');
  await expect(page.getByText('共 1 位，1 位正在直播')).toBeVisible();

  await press(card.getByRole('button', { name: end }));
  await expect(card.getByRole('button', { name: follow })).toBeVisible();
  await expect(page.getByText('共 0 位，0 位正在直播')).toBeVisible();
  await press(page.getByRole('button', { name: '撤销' }));
  await expect(card.getByRole('button', { name: end })).toBeVisible();
  await page.reload();
  await press(card.getByRole('button', { name: end }));
  await expect(card.getByRole('button', { name: follow })).toBeVisible();

  await page.reload();
  await expect(page.getByText('还没有关注主播')).toBeVisible();
  await page.getByRole('link', { name: '看看排行榜' }).click();
  await expect(page).toHaveURL(/\/rank$/);
});

test('a ranking of the site has an address, and the tab of a room leads to all of them', async ({ visit }) => {
  const page = await visit({ as: 'expert' });
  await page.goto('/live?id=2');
  await page.getByRole('tab', { name: '贡献榜' }).click();
  await page.getByRole('link', { name: '全站榜单' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '排行榜' })).toBeVisible();
  await main.getByRole('link', { name: '总榜', exact: true }).click();
  await main.getByRole('link', { name: '贡献榜', exact: true }).click();
  await expect(page).toHaveURL(/board=rich&period=total/);
  await page.reload();
  await expect(
    main
      .getByRole('region', { name: '贡献榜' })
      .getByText(/上榜|你是第/)
      .first(),
  ).toBeVisible();
  // Givers from before the site opened its doors are on the podium, and can be followed from there.
  const podium = main.getByRole('list', { name: '贡献榜前三名' });
  await expect(podium.getByRole('listitem').first().getByText('1', { exact: true })).toBeVisible();
  await expect(podium.getByRole('button', { name: /关注/ }).first()).toBeVisible();
  await expect(main.getByRole('navigation', { name: '榜单', exact: true }).getByRole('link', { name: '贡献榜' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
