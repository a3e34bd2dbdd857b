import { bytesOf, puzzlePosition } from './fixtures/captcha.ts';
import { expect, test } from './fixtures/journey.ts';
import { openPhoneForm } from './fixtures/login.ts';
import { members, password } from './fixtures/members.ts';

test(
  'a fan signs in by password and slide captcha and is heard in a second browser',
  { tag: ['@gate', '@live', '@member'] },
  async ({ page, visit }) => {
    await page.goto('/live?id=2');
    const dialog = await openPhoneForm(page);
    await dialog.getByRole('textbox', { name: '手机号' }).fill(members.fan);
    await dialog.getByLabel('密码', { exact: true }).fill(password);
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/captcha/challenge'));
    await dialog.getByRole('button', { name: '登录', exact: true }).click();

    const { data } = (await (await asked).json()) as { data: { background: string; piece: string; piece_top: number } };
    const x = await puzzlePosition({ background: bytesOf(data.background), piece: bytesOf(data.piece), pieceTop: data.piece_top });
    const slider = dialog.getByRole('slider');
    await expect(slider).toBeEnabled();
    await slider.focus();
    for (let step = 0; step < Math.floor(x / 10); step += 1) await page.keyboard.press('Shift+ArrowRight');
    for (let step = 0; step < x % 10; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('button', { name: /我的账号/ })).toBeVisible();
    const other = await visit({ as: 'secondFan' });
    await other.goto('/live?id=2');
    await expect(other.getByRole('tab', { name: /聊天/ })).toBeVisible();
    const words = `旅程里的一句话 ${Date.now() % 100_000}`;
    await page.getByRole('textbox', { name: /弹幕/ }).fill(words);
    await page.keyboard.press('Enter');
    await expect(other.getByRole('log').getByText(words)).toBeVisible();
    await expect(page.getByRole('log').getByText(words)).toBeVisible();
  },
);

test('a visitor is asked to sign in, and has no chat tab', async ({ page }) => {
  await page.goto('/live?id=2');
  // The match under the picture has a tab of the same name.
  const column = page.getByRole('region', { name: '聊天与赛况' });
  await expect(column.getByRole('tab', { name: '赛况' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /聊天/ })).toHaveCount(0);
  await column.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('dialog', { name: '扫码登录' })).toBeVisible();
});
