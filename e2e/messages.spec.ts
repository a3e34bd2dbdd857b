import { expect, test } from './fixtures/journey.ts';
import { sessionOf } from './fixtures/members.ts';
import { forgetCounts } from './fixtures/site.ts';

test.beforeAll(({ site }) => forgetCounts(site));
// Two or three browsers a journey.
test.describe.configure({ timeout: 120_000 });

/** A picture of one pixel. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('two members talk: words, emoji, a picture and a file go over, receipts come back, drafts stay', async ({ visit, site }) => {
  const [fan, other] = [await sessionOf(site.origin, 'fan'), await sessionOf(site.origin, 'secondFan')];
  const one = await visit({ as: 'fan' });
  await one.goto(`/chat-chat?with=C2C${other.id}`);
  const field = one.getByRole('textbox', { name: /发给|消息内容/ });
  await expect(field).toBeEditable();
  await field.fill('周六一起看球吗[微笑]');
  await one.keyboard.press('Enter');
  await expect(one.getByRole('log').getByText('周六一起看球吗')).toBeVisible();
  await expect(one.getByRole('log').getByText('未读')).toBeVisible();

  const two = await visit({ as: 'secondFan' });
  await two.goto('/football');
  // The bell comes once the page stands.
  const bell = two.getByRole('button', { name: /消息，\d+ 条未读/ });
  await expect(bell).toBeVisible({ timeout: 30_000 });
  await expect(two).toHaveTitle(/^\(\d+\) /);
  await bell.click();
  await two
    .getByRole('dialog', { name: '消息' })
    .getByRole('link', { name: /周六一起看球吗/ })
    .click();
  await expect(two).toHaveURL(new RegExp(`/chat-chat\\?with=C2C${fan.id}`));
  await expect(two.getByRole('log').getByRole('img', { name: '[微笑]' })).toBeVisible();
  await expect(one.getByRole('log').getByText('已读').first()).toBeVisible();

  const answer = two.getByRole('textbox', { name: /发给|消息内容/ });
  await answer.fill('去，');
  await two.keyboard.press('Shift+Enter');
  await two.keyboard.type('我订位子');
  await two.keyboard.press('Enter');
  await expect(one.getByRole('log').getByText(/去，\s*我订位子/)).toBeVisible();

  await one.locator('input[type=file][data-kind="发送图片"]').setInputFiles({ name: 'seat.png', mimeType: 'image/png', buffer: pixel });
  await expect(two.getByRole('log').getByRole('button', { name: /图片|查看/ })).toBeVisible();
  await one
    .locator('input[type=file][data-kind="发送文件"]')
    .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('北看台 12 排') });
  await expect(two.getByRole('log').getByText('plan.txt')).toBeVisible();

  await field.fill('还没写完');
  await one.reload();
  await expect(one.getByRole('textbox', { name: /发给|消息内容/ })).toHaveValue('还没写完');
});

test.describe('a line that is cut', () => {
  // The browser says so of the answer that this journey loses.
  test.use({ tolerated: [/ERR_CONNECTION_RESET .*\/api\/Message\/send$/] });
  test('an answer that is lost on the way neither loses nor doubles a message', async ({ visit, site }) => {
    const [fan, other] = [await sessionOf(site.origin, 'fan'), await sessionOf(site.origin, 'secondFan')];
    const [one, two] = [await visit({ as: 'fan' }), await visit({ as: 'secondFan' })];
    await two.goto(`/chat-chat?with=C2C${fan.id}`);
    await one.goto(`/chat-chat?with=C2C${other.id}`);
    let lost = 0;
    await one.route('**/Message/send', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    const words = `断线的一句 ${Date.now() % 100_000}`;
    await one.getByRole('textbox', { name: /发给|消息内容/ }).fill(words);
    await one.keyboard.press('Enter');
    await expect(two.getByRole('log').getByText(words)).toHaveCount(1);
    await expect(one.getByRole('log').getByText(words)).toHaveCount(1);
    await one.reload();
    await expect(one.getByRole('log').getByText(words)).toHaveCount(1);
    expect(lost).toBe(1);
  });
});

test.describe('friends', () => {
  test('a visitor is asked to sign in; a member asks for friendship, the other accepts, both have each other in their contacts', async ({
    page,
    visit,
    site,
  }) => {
    await page.goto('/chat-chat');
    await expect(page.getByRole('main').getByText('请登录后操作')).toBeVisible();
    const [fan, other] = [await sessionOf(site.origin, 'fan'), await sessionOf(site.origin, 'expert')];
    const [one, two] = [await visit({ as: 'fan' }), await visit({ as: 'expert' })];
    await two.goto('/chat-chat?tab=requests');
    await one.goto(`/chat-chat?with=C2C${other.id}`);
    await one.getByRole('region', { name: '对方资料' }).getByRole('button', { name: '加好友' }).click();
    await expect(one.getByRole('button', { name: '等待验证' })).toBeVisible();
    await two.getByRole('button', { name: /^同意 / }).click();
    await expect(two.getByText('已同意')).toBeVisible();
    await one.goto('/chat-chat?tab=contacts');
    await expect(one.getByRole('option', { name: new RegExp(other.user_nickname) })).toBeVisible();
    await two.goto('/chat-chat?tab=contacts');
    await expect(two.getByRole('option', { name: new RegExp(fan.user_nickname) })).toBeVisible();
  });
});
