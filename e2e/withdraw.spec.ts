import { openDesk } from './fixtures/desk.ts';
import { expect, test } from './fixtures/journey.ts';
import { readyForPayout } from './fixtures/paid.ts';

const secret = '246810';

test('a member asks for a withdrawal, an operator lets it pass and pays, and the member’s page follows by itself', async ({ visit }) => {
  const [member, operator] = [await visit({ as: 'anchor' }), await visit({ as: 'operator' })];
  await Promise.all([member.goto('/main'), operator.goto('/main')]);
  await readyForPayout(member, operator, secret, 10);

  await member.goto('/member?type=1&tab=withdraw');
  const form = member.getByRole('region', { name: '提现', exact: true });
  await form.getByRole('textbox', { name: '提现金额' }).click();
  await member.keyboard.type('12.34');
  await expect(form.getByText('¥12.22')).toBeVisible();
  await form.getByLabel('支付密码').click();
  await member.keyboard.type('135791');
  await form.getByRole('button', { name: '申请提现' }).click();
  await expect(form.getByText(/支付密码(错误|不正确)/)).toBeVisible();
  await form.getByLabel('支付密码').click();
  await member.keyboard.type(secret);
  await member.keyboard.press('Enter');
  const done = member.getByRole('dialog', { name: '提现已提交' });
  await expect(done.getByText('工商银行')).toBeVisible();
  const no = (await done.getByText(/^W\d+/).textContent()) ?? '';
  await done.getByRole('button', { name: '知道了' }).click();
  const row = member.getByRole('region', { name: '记录' }).getByRole('row').filter({ hasText: no });
  await expect(row.getByText('待审核')).toBeVisible();

  const queue = await openDesk(operator);
  await queue.getByRole('button', { name: new RegExp(no) }).click();
  const opened = operator.getByRole('region', { name: new RegExp(no) });
  await expect(opened.getByText('¥12.22').first()).toBeVisible();
  await opened.getByRole('button', { name: '通过，付 ¥12.22' }).click();
  await expect(operator.getByText(`已处理 ${no}`)).toBeVisible();
  await expect(row.getByText('打款中')).toBeVisible();

  await queue.getByRole('radio', { name: /待打款/ }).click();
  await queue.getByRole('button', { name: new RegExp(no) }).click();
  await opened.getByRole('button', { name: '确认已打款 ¥12.22' }).click();
  await expect(row.getByText('已到账')).toBeVisible();
  await expect(member.getByText('已到账 ¥12.22')).toBeVisible();
});
