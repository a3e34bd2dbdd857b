import { act, order } from './fixtures/cashier.ts';
import { expect, test } from './fixtures/journey.ts';
import { codeFromOutbox, loginByMouse, slideByMouse } from './fixtures/login.ts';
import { callerOf } from './fixtures/paid.ts';

test('what is exchanged in the mall lies in the backpack, and a thing that is sent asks for an address', async ({ visit }) => {
  const page = await visit({ as: 'fan' });
  await page.goto('/member?type=14');
  const mall = page.getByRole('region', { name: '兑换商城' });
  await mall.getByRole('button', { name: '兑换喝彩 100 次' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '确认兑换' }).click();
  await expect(page.getByRole('dialog', { name: '喝彩 100 次已放进背包' })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: '去背包看看' }).click();
  const backpack = page.getByRole('region', { name: '背包', exact: true });
  await backpack.getByRole('radio', { name: '收支' }).click();
  await expect(backpack.getByRole('row').filter({ hasText: '商城兑换' }).filter({ hasText: '喝彩' }).first()).toContainText('+100');

  await page.goto('/member?type=14');
  await mall.getByRole('button', { name: '兑换帆布袋' }).click();
  const address = dialog.getByRole('textbox', { name: '收货地址' });
  // The address of the last exchange comes by itself.
  await expect(address).not.toHaveValue('');
  await address.fill('');
  await dialog.getByRole('button', { name: '确认兑换' }).click();
  await expect(dialog.getByText('必填')).toBeVisible();
  await address.fill('浙江 杭州 文三路 1 号');
  await dialog.getByRole('button', { name: '确认兑换' }).click();
  await expect(page.getByRole('dialog', { name: '兑换成功，等待发货' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '继续逛' }).click();
  await expect(page.getByRole('region', { name: '兑换记录' }).getByRole('row').filter({ hasText: '帆布袋' }).first()).toContainText(
    '待发货',
  );
});

test('the referral centre shows the code that a link fills in, and what came by it', async ({ visit }) => {
  const page = await visit({ as: 'fan' });
  await page.goto('/member?type=15');
  const invite = page.getByRole('region', { name: '邀请好友' });
  const code = await invite.getByRole('textbox', { name: '邀请码', exact: true }).inputValue();
  const link = await invite.getByRole('textbox', { name: '邀请链接' }).inputValue();
  expect(new URL(link).searchParams.get('invite')).toBe(code);
  await expect(page.getByRole('region', { name: '佣金记录' }).getByRole('row').filter({ hasText: '好友充值' }).first()).toBeVisible();
  const call = await callerOf(page);
  const { sums } = await call<{ sums: { due: number } }>('GET', 'Referral/centre');
  expect(sums.due).toBeGreaterThan(0);
  await invite.getByRole('button', { name: '转入钱包' }).click();
  await expect(page.getByText(/已转入消费钱包/)).toBeVisible();
  await expect(invite.getByRole('button', { name: '转入钱包' })).toBeDisabled();

  const guest = await visit();
  await guest.goto(new URL(link).pathname + new URL(link).search);
  await expect(guest.getByRole('textbox', { name: /邀请码/ })).toHaveValue(code);
});

test('a friend who comes by an invitation and recharges brings a commission', async ({ visit }) => {
  const inviter = await visit({ as: 'fan' });
  await inviter.goto('/member?type=15');
  const link = new URL(await inviter.getByRole('region', { name: '邀请好友' }).getByRole('textbox', { name: '邀请链接' }).inputValue());
  const [mobile, secret] = ['18621073391', 'north-stand-2'];
  const friend = await visit();
  await friend.goto(link.pathname + link.search);
  const form = friend.getByRole('main');
  await form.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByRole('textbox', { name: '验证码', exact: true })).toBeFocused();
  await form.getByRole('textbox', { name: '验证码', exact: true }).fill(await codeFromOutbox(friend, `86-${mobile}`));
  await form.getByLabel('设置密码', { exact: true }).fill(secret);
  await form.getByRole('checkbox', { name: /已读并同意/ }).click();
  await slideByMouse(friend, form, () => form.getByRole('button', { name: '注册', exact: true }).click());
  await expect(friend.getByText('注册成功，请用密码登录')).toBeVisible();
  await form.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await form.getByLabel('密码', { exact: true }).fill(secret);
  await loginByMouse(friend, form);
  await expect(friend.getByRole('banner').getByRole('button', { name: /我的账号/ })).toBeVisible();

  await inviter.reload();
  await expect(inviter.getByRole('region', { name: '邀请的人' }).getByRole('row').nth(1)).toContainText('¥0.00');

  const cashier = await order(friend, /^3,000/);
  await act(cashier, /发 paid 回调/).click();
  await expect(cashier.getByRole('heading', { name: '支付成功' })).toBeVisible();

  await inviter.reload();
  await expect(inviter.getByRole('region', { name: '佣金记录' }).getByRole('row').nth(1)).toContainText(/好友充值.*¥30\.00/);
});
