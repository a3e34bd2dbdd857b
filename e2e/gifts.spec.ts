import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { slideByMouse } from './fixtures/login.ts';
import { members, password } from './fixtures/members.ts';
import { callerOf, type Caller } from './fixtures/paid.ts';

const room = '/live?id=2';

const gifts = (page: Page): Locator => page.getByRole('group', { name: '礼物栏' });
/** Diamonds as a page writes them. */
const grouped = (diamonds: number): string => diamonds.toLocaleString('en');
const balanceOf = async (call: Caller): Promise<number> => (await call<{ balance: number }>('GET', 'User/getUserInfo')).balance;

/** Goes to the room and chooses a gift. */
async function choose(page: Page, gift: RegExp): Promise<Locator> {
  await page.goto(room);
  const bar = gifts(page);
  await bar.getByRole('radio', { name: gift }).click();
  return bar;
}

/** Returns the number of a gift on the wall of the room's anchor. */
async function onTheWall(call: Caller, giftId: string): Promise<number> {
  const { room: shown } = await call<{ room: { anchor: { id: string } } }>('GET', 'Live_streaming/getRoomInfo', { id: '2' });
  const wall = await call<{ list: { gift: { id: string }; count: number }[] }>('POST', 'member/webgetAnchorgiftlist', {
    anchor_id: shown.anchor.id,
  });
  return wall.list.find(({ gift }) => gift.id === giftId)?.count ?? 0;
}

test(
  'a fan gives with a combo; a second browser sees banner, line and wall, and everybody’s figures agree',
  { tag: ['@gate', '@live', '@money'] },
  async ({ visit }) => {
    const watcher = await visit({ as: 'secondFan' });
    await watcher.goto(room);
    await expect(watcher.getByRole('tab', { name: /聊天/ })).toBeVisible();

    const giver = await visit({ as: 'fan' });
    const bar = await choose(giver, /^足球，/);
    const call = await callerOf(giver);
    const [balance, hung] = [await balanceOf(call), await onTheWall(call, 'football')];
    await bar.getByRole('button', { name: '66', exact: true }).click();
    await bar.getByRole('button', { name: '赠送' }).dblclick();
    // The ring counts what was pressed; a double press was one.
    await bar.getByRole('button', { name: /^×1\s*连击$/ }).press('Enter');
    await bar.getByRole('button', { name: /^×2\s*连击$/ }).press('Enter');
    await expect(bar.getByRole('button', { name: /^×3\s*连击$/ })).toBeVisible();

    const picture = watcher.getByRole('region', { name: '播放器' });
    await expect(picture.getByText('送出 足球').first()).toBeVisible();
    await expect(picture.getByText('×198', { exact: true })).toBeVisible();
    // Others give footballs too: the line of this combo is that with its count.
    await expect(watcher.getByRole('log').locator('[data-row]', { hasText: '×198' })).toContainText('送出 足球');
    await expect(giver.getByRole('log').getByText('×198')).toBeVisible();

    await expect(bar.getByText(grouped(balance - 3 * 660)).first()).toBeVisible();
    expect(await balanceOf(call)).toBe(balance - 3 * 660);
    // The wall of whoever opens it shows what the server counts; others may have added to ours meanwhile.
    await expect(async () => {
      await watcher.getByRole('tab', { name: /聊天/ }).click();
      await watcher.getByRole('tab', { name: '礼物墙' }).click();
      const counted = await onTheWall(call, 'football');
      expect(counted).toBeGreaterThanOrEqual(hung + 198);
      await expect(watcher.getByText(`×${grouped(counted)}`)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  },
);

test('a gift that is too dear leads to the diamonds that are missing and back to the same gift, which can still be taken back', async ({
  visit,
}) => {
  const page = await visit({ as: 'administrator' });
  const bar = await choose(page, /^火箭，/);
  const call = await callerOf(page);
  const balance = await balanceOf(call);
  await bar.getByRole('button', { name: '10', exact: true }).click();
  await expect(bar.getByRole('status')).toContainText(grouped(13_140 - balance));
  await bar.getByRole('button', { name: '去充值' }).click();

  const dialog = page.getByRole('dialog', { name: '充值黄钻' });
  await dialog.getByRole('radio', { name: /支付宝/ }).click();
  await dialog.getByRole('checkbox', { name: /已读并同意/ }).click();
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: '支付宝支付' }).click();
  await (
    await opened
  )
    .getByRole('complementary', { name: '模拟结果' })
    .getByRole('button', { name: /发 paid 回调/ })
    .click();
  await expect(dialog.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await dialog.getByRole('button', { name: '知道了' }).click();

  const rich = await balanceOf(call);
  expect(rich).toBeGreaterThanOrEqual(13_140);
  await expect(bar.getByRole('radio', { name: /^火箭，/ })).toBeChecked();
  await expect(bar.getByText(grouped(rich)).first()).toBeVisible();
  await bar.getByRole('button', { name: '赠送' }).click();
  const undo = bar.getByRole('button', { name: /^撤销，/ });
  await expect(undo).toBeVisible();
  await expect(bar.getByRole('button', { name: '撤销，2 秒后送出' })).toBeVisible();
  await undo.click();
  await expect(bar.getByRole('button', { name: '赠送' })).toBeVisible();
  expect(await balanceOf(call)).toBe(rich);
});

test('an anchor cannot give to themselves, which is said before the press and by the server', async ({ visit }) => {
  const page = await visit({ as: 'anchor' });
  await page.goto('/main');
  const call = await callerOf(page);
  // Their own room is the one whose key they may see.
  const isOwn = (id: string) =>
    call('GET', 'Live/getPushUrl', { id }).then(
      () => true,
      () => false,
    );
  let own = '';
  for (let id = 1; id < 60 && own === ''; id += 1) if (await isOwn(String(id))) own = String(id);
  await page.goto(`/live?id=${own}`);
  await expect(gifts(page).getByRole('status')).toHaveText('主播不能给自己送礼');
  await expect(gifts(page).getByRole('button', { name: '赠送' })).toBeDisabled();
  await expect(call('GET', 'member/handselGift', { id: own, gift_id: 'clap', count: 1 })).rejects.toThrow('主播不能给自己送礼');
});

test('a visitor who wants to give signs in, and the same gift goes on, to be taken back', async ({ page }) => {
  const bar = await choose(page, /^围巾，/);
  await bar.getByRole('button', { name: '10', exact: true }).click();
  await bar.getByRole('button', { name: '登录后赠送' }).click();
  await page.getByRole('dialog', { name: '扫码登录' }).getByRole('tab', { name: '手机登录' }).click();
  const dialog = page.getByRole('dialog', { name: '手机登录' });
  await dialog.getByRole('textbox', { name: '手机号' }).fill(members.secondFan);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await slideByMouse(page, dialog, () => dialog.getByRole('button', { name: '登录', exact: true }).click());

  // The page has started over: the gift is the same, and nothing is sent before three seconds have passed.
  await gifts(page)
    .getByRole('button', { name: /^撤销，[12] 秒后送出$/ })
    .click();
  await expect(gifts(page).getByRole('radio', { name: /^围巾，/ })).toBeChecked();
  await expect(gifts(page).getByRole('button', { name: '10', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(gifts(page).getByRole('button', { name: '赠送' })).toBeVisible();
});
