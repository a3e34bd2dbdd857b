import { expect, test } from './fixtures/journey.ts';

test('a visitor is asked to log in before the list of whom they follow', async ({ page }) => {
  await page.goto('/attention');
  await page.getByRole('main').getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('dialog', { name: '扫码登录' })).toBeVisible();
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
  await expect(main.getByRole('navigation', { name: '榜单', exact: true }).getByRole('link', { name: '贡献榜' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
