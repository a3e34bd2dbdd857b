import { isSignedHook, startWebhookReceiver } from '../packages/server/src/testing/webhookReceiver.ts';
import { expect, test } from './fixtures/journey.ts';

test('a member makes a token, a program speaks with it as a bot, and is shut out once it is revoked', async ({ visit }) => {
  const member = await visit({ as: 'anchor' });
  await member.goto('/member?type=9');
  const room = (await member.getByRole('main').getByRole('link', { name: '看直播间' }).getAttribute('href')) ?? '';
  await member.goto('/member?type=22');
  await member.getByRole('button', { name: '新建令牌' }).click();
  const dialog = member.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '新建' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: '名称' }).fill('比分小助手');
  await dialog.getByRole('checkbox', { name: '发言', exact: true }).click();
  await dialog.getByRole('button', { name: '新建' }).click();
  const token = await dialog.getByRole('textbox', { name: '访问令牌' }).inputValue();
  expect(token).toMatch(/^psk_[\w-]{43}$/);
  await dialog.getByRole('button', { name: '我已保存' }).click();
  const row = member.getByRole('row').filter({ hasText: '比分小助手' });
  await expect(row).toContainText(`psk_…${token.slice(-4)}`);
  await expect(member.getByText(token)).toBeHidden();

  const id = new URL(room, 'http://site').searchParams.get('id') ?? '';
  const say = async (text: string) => {
    const response = await member.request.get(`/api/Barrage/send?id=${id}&text=${encodeURIComponent(text)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await response.json()) as { code: number }).code;
  };
  expect(await say('程序说的一句')).toBe(0);
  const fan = await visit({ as: 'secondFan' });
  await fan.goto(room);
  const said = fan.getByRole('log').locator('[data-row]').filter({ hasText: '程序说的一句' });
  await expect(said.getByText('机器人')).toBeVisible();

  await row.getByRole('button', { name: '作废 比分小助手' }).click();
  await member.getByRole('alertdialog').getByRole('button', { name: '作废' }).click();
  await expect(member.getByText('还没有访问令牌')).toBeVisible();
  expect(await say('还在吗')).toBe(50_008);
});

test('a member adds a receiver, tries it, and reads what it answered', async ({ visit }) => {
  const receiver = await startWebhookReceiver();
  const member = await visit({ as: 'fan' });
  await member.goto('/member?type=22');
  await member.getByRole('button', { name: '添加地址' }).click();
  const dialog = member.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '地址' }).fill('http://10.0.0.1/in');
  await dialog.getByRole('checkbox', { name: '新粉丝' }).click();
  await dialog.getByRole('button', { name: '添加' }).click();
  await expect(dialog.getByText('接收地址要以 https:// 开头，指向公网上的域名')).toBeVisible();
  await dialog.getByRole('textbox', { name: '地址' }).fill(receiver.url);
  await dialog.getByRole('button', { name: '添加' }).click();
  const secret = await dialog.getByRole('textbox', { name: '签名密钥' }).inputValue();
  await dialog.getByRole('button', { name: '我已保存' }).click();
  await member.getByRole('button', { name: `测试 ${receiver.url}` }).click();
  const drawer = member.getByRole('dialog', { name: '最近推送' });
  await expect(drawer.getByText('已送到')).toBeVisible();
  await expect(drawer.getByText('200 · thanks')).toBeVisible();
  expect(receiver.received.map((hook) => [hook.event.type, isSignedHook(hook, secret)])).toEqual([['webhook.test', true]]);
  await drawer.getByRole('button', { name: '再发一次 测试' }).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  await drawer.getByRole('button', { name: '关闭' }).click();
  await member.getByRole('button', { name: `删除 ${receiver.url}` }).click();
  await member.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(member.getByText('还没有接收地址')).toBeVisible();
  await receiver.close();
});
