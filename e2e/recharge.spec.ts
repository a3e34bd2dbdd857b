import { act, order } from './fixtures/cashier.ts';
import { expect, test } from './fixtures/journey.ts';
import { callerOf } from './fixtures/paid.ts';

test(
  'a fan recharges at the cashier in a second tab, and the first shows what arrived',
  { tag: ['@gate', '@money'] },
  async ({ visit }) => {
    const page = await visit({ as: 'secondFan' });
    // Another browser of the same member shares no storage: what it shows can only come by socket.
    const elsewhere = await visit({ as: 'secondFan' });
    await elsewhere.goto('/football');
    const { balance } = await (await callerOf(elsewhere))<{ balance: number }>('GET', 'User/getUserInfo');
    const [before, after] = [balance, balance + 3_060].map((diamonds) => diamonds.toLocaleString('zh-CN'));
    await elsewhere
      .getByRole('banner')
      .getByRole('button', { name: /我的账号/ })
      .click();
    await expect(elsewhere.getByText(before ?? '', { exact: true })).toBeVisible();
    const cashier = await order(page, /^3,000/);
    await expect(cashier.getByText('测试环境。这里不会扣真钱，结果由右侧按钮决定。')).toBeVisible();
    await expect(cashier.getByText('¥30.00').first()).toBeVisible();
    await act(cashier, /发 failed 回调/).click();
    await expect(cashier.getByRole('heading', { name: '支付失败' })).toBeVisible();
    await cashier.getByRole('button', { name: '再付一次' }).click();
    await act(cashier, /发 paid 回调/).click();
    await expect(cashier.getByRole('heading', { name: '支付成功' })).toBeVisible();
    await expect(elsewhere.getByText(after ?? '', { exact: true })).toBeVisible();

    const dialog = page.getByRole('dialog', { name: '充值黄钻' });
    await expect(dialog.getByRole('heading', { name: '支付成功' })).toBeVisible();
    await expect(dialog.getByText(after ?? '').first()).toBeVisible();
    await dialog.getByRole('button', { name: '知道了' }).click();
    await expect(page.getByRole('region', { name: '订单' }).getByText('已到账').first()).toBeVisible();
  },
);

test('a payment whose notice never comes is found by asking, and a cancelled order is over', async ({ visit }) => {
  const page = await visit({ as: 'expert' });
  const cashier = await order(page, /^6,800/);
  await cashier.getByRole('button', { name: '不来' }).click();
  await act(cashier, /发 paid 回调/).click();
  await expect(cashier.getByRole('heading', { name: '确认中' })).toBeVisible();
  await cashier.getByRole('button', { name: '我已付款' }).click();
  await expect(cashier.getByRole('heading', { name: '支付成功' })).toBeVisible();

  const other = await order(page, /^3,000/);
  await page.getByRole('dialog', { name: '充值黄钻' }).getByRole('button', { name: '取消订单' }).click();
  await expect(page.getByRole('dialog', { name: '充值黄钻' }).getByRole('heading', { name: '已取消' })).toBeVisible();
  await expect(other.getByRole('heading', { name: '已取消' })).toBeVisible();
});

test('a cashier without its signed link shows no order', async ({ page }) => {
  await page.goto('/cashier/P20261121200000123456?key=made-up');
  await expect(page.getByText('没有找到这笔订单')).toBeVisible();
});
