import type { Page } from '@playwright/test';
import { loginByMouse, openPhoneForm } from './fixtures/login.ts';
import { expect, test } from './fixtures/journey.ts';
import { callApi, members, password, sessionOf } from './fixtures/members.ts';

const manager = (page: Page) => page.getByRole('dialog', { name: '管理分类' });
const mine = (page: Page) => manager(page).getByRole('list', { name: '我的分类' });

test('categories that a visitor keeps are put in order, found again, and go with them into their account', async ({
  page,
  site,
  visit,
}) => {
  const { token } = await sessionOf(site.origin, 'secondFan');
  await callApi(site.origin, 'videocclassification/addMyclassification', { ids: [], mode: 'set' }, token);

  await page.goto('/video-classify?type=3');
  await page.getByRole('main').getByRole('button', { name: '管理分类' }).click();
  const offered = manager(page).getByRole('list', { name: '全部分类' }).getByRole('button');
  await expect(offered.first()).toBeVisible();
  const all = await offered.count();
  await offered.first().click();
  await expect(mine(page).getByRole('listitem')).toHaveCount(1);
  await offered.first().click();
  await expect(mine(page).getByRole('listitem')).toHaveCount(2);
  await expect(offered).toHaveCount(all - 2);
  // The search covers the categories that are not chosen.
  await manager(page).getByRole('searchbox', { name: '搜索分类' }).fill('球迷');
  await manager(page).getByRole('list', { name: '全部分类' }).getByRole('button', { name: /球迷/ }).first().click();
  await expect(mine(page).getByRole('listitem')).toHaveCount(3);
  const names = async (of: Page) => (await mine(of).getByRole('listitem').allInnerTexts()).map((line) => line.trim());
  const before = await names(page);
  await mine(page)
    .getByRole('button', { name: `上移 ${before[2]}` })
    .click();
  const kept = [before[0], before[2], before[1]];
  await expect.poll(() => names(page)).toEqual(kept);
  await page.keyboard.press('Escape');

  // The browser remembers them; they stand before all others.
  await page.reload();
  const own = page.getByRole('complementary').or(page.getByRole('navigation')).filter({ hasText: '我的分类' }).last();
  for (const name of kept) await expect(own.getByRole('link', { name: new RegExp(`^${name}`) }).first()).toBeVisible();

  const form = await openPhoneForm(page);
  await form.getByRole('textbox', { name: '手机号' }).fill(members.secondFan);
  await form.getByLabel('密码', { exact: true }).fill(password);
  await loginByMouse(page, form);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('meClass')), 'what the browser kept has gone into the account')
    .toBeNull();

  const elsewhere = await visit({ as: 'secondFan' });
  await elsewhere.goto('/video-classify?type=3');
  await elsewhere.getByRole('main').getByRole('button', { name: '管理分类' }).click();
  await expect.poll(() => names(elsewhere)).toEqual(kept);
  await mine(elsewhere)
    .getByRole('button', { name: `移除 ${kept[0]}` })
    .click();
  await expect.poll(() => names(elsewhere)).toEqual(kept.slice(1));
});
