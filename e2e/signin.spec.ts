import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { codeFromOutbox, loginByMouse, openPhoneForm, slideByMouse } from './fixtures/login.ts';
import { members, password, signIn } from './fixtures/members.ts';
import { callerOf } from './fixtures/paid.ts';
import { timed } from './fixtures/timed.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /我的账号/ });

test(
  'a visitor registers with a code from the outbox and a captcha slid by mouse, logs in, and is remembered only when ticked',
  { tag: ['@gate', '@member'] },
  async ({ page }) => {
    const mobile = '18621073390';
    await page.goto('/main');
    await page.getByRole('banner').getByRole('button', { name: '注册' }).click();
    const dialog = page.getByRole('dialog', { name: '注册' });
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await expect(dialog.getByText('请输入手机号')).toBeVisible();
    await dialog.getByRole('textbox', { name: '手机号' }).fill(mobile);
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await expect(dialog.getByRole('button', { name: /^(60|5\d) 秒后重发$/ })).toBeDisabled();
    await expect(dialog.getByRole('textbox', { name: '验证码' })).toBeFocused();

    // The countdown survives a reload.
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: '注册' }).click();
    await expect(dialog.getByRole('button', { name: /^[1-5]?\d 秒后重发$/ })).toBeDisabled();

    await dialog.getByRole('textbox', { name: '手机号' }).fill(mobile);
    await expect(dialog.getByRole('button', { name: /秒后重发$/ })).toBeDisabled();
    await dialog.getByRole('textbox', { name: '验证码' }).fill(await codeFromOutbox(page, `86-${mobile}`));
    await dialog.getByLabel('设置密码', { exact: true }).fill('north-stand-1');
    await dialog.getByRole('button', { name: '注册', exact: true }).click();
    await expect(dialog.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /已读并同意/ }).click();
    await slideByMouse(page, dialog, () => dialog.getByRole('button', { name: '注册', exact: true }).click());

    const login = page.getByRole('dialog', { name: '手机登录' });
    await expect(login).toBeVisible();
    await expect(page.getByText('注册成功，请用密码登录')).toBeVisible();
    await expect(login.getByRole('textbox', { name: '手机号' })).toHaveValue('');
    await login.getByRole('textbox', { name: '手机号' }).fill(mobile);
    await login.getByLabel('密码', { exact: true }).fill('wrong-password');
    await slideByMouse(page, login, () => login.getByRole('button', { name: '登录', exact: true }).click());
    await expect(login.getByLabel('密码', { exact: true })).toHaveAccessibleDescription(/./);
    expect(await stored(page, 'account')).toBeNull();

    await login.getByLabel('密码', { exact: true }).fill('north-stand-1');
    await login.getByRole('checkbox', { name: '记住账号' }).click();
    await loginByMouse(page, login);
    await expect(account(page)).toBeVisible();
    expect(JSON.parse((await stored(page, 'account')) ?? 'null')).toEqual({ countryCode: '86', mobile, password: 'north-stand-1' });
    expect(await page.evaluate(() => document.cookie)).toContain('token=');

    await account(page).click();
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible();
    await expect(page).toHaveURL(/\/main$/);
    expect(await stored(page, 'userInfo')).toBeNull();
    expect(await page.evaluate(() => document.cookie)).not.toContain('token=');

    // The remembered number is filled in; unticking the box forgets it at once.
    const again = await openPhoneForm(page);
    await expect(again.getByRole('textbox', { name: '手机号' })).toHaveValue(mobile);
    await again.getByRole('checkbox', { name: '记住账号' }).click();
    expect(await stored(page, 'account')).toBeNull();
  },
);

test('a forgotten password is reset with a code, which ends the sessions elsewhere and forgets the remembered account', async ({
  page,
  visit,
}) => {
  const elsewhere = await visit({ as: 'expert' });
  await elsewhere.goto('/main');
  await expect(account(elsewhere)).toBeVisible();

  await page.goto('/login?mode=forgot');
  await page.evaluate(
    (mobile) => localStorage.setItem('account', JSON.stringify({ countryCode: '86', mobile, password: 'old' })),
    members.expert,
  );
  await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible();
  await page.getByRole('textbox', { name: '手机号' }).fill(members.expert);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: /秒后重发$/ })).toBeDisabled();
  await page.getByRole('textbox', { name: '验证码' }).fill(await codeFromOutbox(page, `86-${members.expert}`));
  await page.getByLabel('设置密码', { exact: true }).fill('a-new-password');
  await page.getByRole('main').getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByText('密码已重置，请用新密码登录')).toBeVisible();
  await expect(page).toHaveURL(/mode=code/);
  expect(await stored(page, 'account')).toBeNull();

  const prompt = elsewhere.getByRole('alertdialog', { name: '重新登录' });
  await expect(prompt.getByText('您已退出，您可以取消停留在此页面，或重新登录')).toBeVisible();
  await prompt.getByRole('button', { name: '重新登录' }).click();
  await expect(elsewhere.getByRole('dialog', { name: '扫码登录' })).toBeVisible();
  expect(await stored(elsewhere, 'userInfo')).toBeNull();

  await page.getByRole('textbox', { name: '手机号' }).fill(members.expert);
  await page.getByLabel('密码', { exact: true }).fill('a-new-password');
  await slideByMouse(page, page.getByRole('main'), () => page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click());
  await expect(page).toHaveURL(/\/main$/);
  await expect(account(page)).toBeVisible();
  // Journeys that come after sign this member in as they know them.
  await (
    await callerOf(page)
  )('POST', 'user/changePassword', { old_password: 'a-new-password', password });
});

test('a phone scans the code and says yes: the page shows who, and starts over signed in', async ({ page, site }) => {
  const phone = await signIn(site.origin, 'secondFan');
  const onPhone = (path: string, body: object) =>
    fetch(`${site.origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: phone.token },
      body: JSON.stringify(body),
    });
  await page.goto('/football');
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/user/getLoginQrcode'));
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  const { data } = (await (await asked).json()) as { data: { code: string } };
  const dialog = page.getByRole('dialog', { name: '扫码登录' });
  await expect(dialog.getByRole('img', { name: '登录二维码' })).toBeVisible();
  await onPhone('user/scanLoginQrcode', { code: data.code });
  await expect(dialog.getByText('扫描成功')).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: phone.user_nickname })).toBeVisible();
  const startedOver = page.waitForEvent('load');
  await onPhone('user/confirmLoginQrcode', { code: data.code, agree: true });
  await startedOver;
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL(/\/football$/);
  expect((await stored(page, 'userInfo')) ?? '').toContain(phone.user_nickname);
});

test('signed in, /login leads back to the page before', async ({ visit }) => {
  const page = await visit({ as: 'fan' });
  await page.goto('/login');
  await expect(page).toHaveURL(/\/main$/);
});

test('signing out in one tab signs out the other, and asks nothing there', { tag: ['@gate', '@member'] }, async ({ visit }) => {
  const one = await visit({ as: 'fan' });
  await one.goto('/football');
  const two = await one.context().newPage();
  await two.goto('/anchor');
  await expect(account(two)).toBeVisible();
  await account(one).click();
  // By the keyboard: the panel grows under a pointer while its tasks come.
  await one.getByRole('button', { name: '退出登录' }).press('Enter');
  // A second is promised.
  await timed('sign-out in another tab', expect(two.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible());
  await expect(one).toHaveURL(/\/main$/);
  await expect(two.getByRole('alertdialog')).toHaveCount(0);
});

test('my space without a login says so and leads nowhere', async ({ page }) => {
  await page.goto('/football');
  await page.getByRole('contentinfo').getByRole('link', { name: '我的空间' }).click();
  await expect(page.getByText('请登录后重试')).toBeVisible();
  await expect(page).toHaveURL(/\/football$/);
});
