import { expect, test } from './fixtures/journey.ts';
import { callerOf, type Caller } from './fixtures/paid.ts';

const room = '/live?id=2';
const balanceOf = async (call: Caller): Promise<number> => (await call<{ balance: number }>('GET', 'User/getUserInfo')).balance;

test('a red envelope comes into the room, is opened once, and its diamonds change hands', async ({ visit }) => {
  const taker = await visit({ as: 'secondFan' });
  await taker.goto(room);
  const giver = await visit({ as: 'fan' });
  await giver.goto(room);
  const [gives, takes] = [await callerOf(giver), await callerOf(taker)];
  const [given, taken] = [await balanceOf(gives), await balanceOf(takes)];

  await giver.getByRole('button', { name: '发红包' }).click();
  const form = giver.getByRole('dialog', { name: '发红包' });
  await form.getByRole('textbox', { name: '红包个数' }).fill('1');
  await form.getByRole('button', { name: '塞 100 黄钻' }).click();
  await expect(form).toBeHidden();
  expect(await balanceOf(gives)).toBe(given - 100);

  // The button of the envelope is beside the gifts; the room's notice to a viewer offers it as well.
  await taker.getByRole('status', { name: '房间提醒' }).getByRole('button', { name: '抢红包' }).click();
  const envelope = taker.getByRole('dialog', { name: '红包' });
  await envelope.getByRole('button', { name: '开', exact: true }).click();
  await expect(envelope.getByRole('status')).toContainText('已存入钱包');
  expect(await balanceOf(takes)).toBe(taken + 100);
  await envelope.getByRole('button', { name: '关闭红包' }).click();
  // All of it is taken: nobody is offered it any more.
  await expect(taker.getByRole('button', { name: '抢红包' })).toHaveCount(0);
  await expect(giver.getByRole('button', { name: '抢红包' })).toHaveCount(0);
});

test('a horn is heard over another room, with the way to where it was blown', async ({ visit }) => {
  const hearer = await visit({ as: 'secondFan' });
  await hearer.goto('/live?id=3');
  await expect(hearer.getByRole('tab', { name: /聊天/ })).toBeVisible();
  const blower = await visit({ as: 'fan' });
  await blower.goto(room);
  await blower.getByRole('button', { name: '喇叭与广告弹幕' }).click();
  const dialog = blower.getByRole('dialog', { name: '让更多人看到' });
  await dialog.getByRole('textbox', { name: '说什么' }).fill('这边点球大战，速来');
  await dialog.getByRole('button', { name: /^花 \d+ 黄钻发送$/ }).click();
  await expect(dialog).toBeHidden();
  const banner = hearer.getByRole('status', { name: '全站喇叭' });
  await expect(banner).toContainText('这边点球大战，速来');
  await expect(hearer.getByRole('log').getByText('这边点球大战，速来')).toBeVisible();
  await banner.getByRole('link', { name: '去围观' }).click();
  await expect(hearer).toHaveURL(/\/live\?id=2$/);
});
