import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { openPhoneForm, slideByMouse } from './fixtures/login.ts';
import { newMember, password } from './fixtures/members.ts';

const number = '18621073391';

/** Signs in with the right password, up to the question for a code. */
async function firstStep(page: Page) {
  const login = await openPhoneForm(page);
  await login.getByRole('textbox', { name: '手机号' }).fill(number);
  await login.getByLabel('密码', { exact: true }).fill(password);
  await slideByMouse(page, login, () => login.getByRole('button', { name: '登录', exact: true }).click());
  return page.getByRole('dialog', { name: '两步验证' });
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /我的账号/ })
    .click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible();
}

test('a member turns the second factor on, and signs in with a code, then with a recovery code', async ({ page, site }) => {
  await newMember(site.origin, number);
  await page.goto('/main');
  const login = await openPhoneForm(page);
  await login.getByRole('textbox', { name: '手机号' }).fill(number);
  await login.getByLabel('密码', { exact: true }).fill(password);
  await slideByMouse(page, login, () => login.getByRole('button', { name: '登录', exact: true }).click());
  await expect(page.getByRole('banner').getByRole('button', { name: /我的账号/ })).toBeVisible();

  await page.goto('/member?type=3');
  await page.getByRole('button', { name: '开启两步验证' }).click();
  const dialog = page.getByRole('dialog', { name: '开启两步验证' });
  await dialog.getByLabel('登录密码').fill(password);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(dialog.getByRole('img', { name: '用验证器扫这个码' })).toBeVisible();
  const secret = (await dialog.locator('code').textContent()) ?? '';
  const codeIn = (steps: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await dialog.getByRole('textbox', { name: '动态验证码' }).fill(codeIn(-1));
  await dialog.getByRole('button', { name: '开启', exact: true }).click();
  const made = page.getByRole('dialog', { name: '两步验证已开启' });
  await expect(made.getByRole('listitem')).toHaveCount(10);
  const recovery = (await made.getByRole('listitem').first().textContent()) ?? '';
  await made.getByRole('button', { name: '我已保存' }).click();
  await expect(page.getByText(/起开启，还有 10 个恢复码/)).toBeVisible();

  await signOut(page);
  const asked = await firstStep(page);
  await asked.getByRole('textbox', { name: '验证码' }).fill('000000');
  await asked.getByRole('button', { name: '确认' }).click();
  await expect(asked.getByText('验证码不正确或已用过')).toBeVisible();
  await asked.getByRole('textbox', { name: '验证码' }).fill(codeIn(1));
  await asked.getByRole('button', { name: '确认' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /我的账号/ })).toBeVisible();

  await signOut(page);
  const again = await firstStep(page);
  await again.getByRole('textbox', { name: '验证码' }).fill(recovery);
  await again.getByRole('button', { name: '确认' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /我的账号/ })).toBeVisible();
  await page.goto('/member?type=3');
  await expect(page.getByText(/起开启，还有 9 个恢复码/)).toBeVisible();
});
