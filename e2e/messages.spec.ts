import { expect, test } from './fixtures/journey.ts';
import { sessionOf } from './fixtures/members.ts';
import { said, say, talkOfTwo } from './fixtures/talk.ts';
// Two or three browsers a journey.
test.describe.configure({ timeout: 120_000 });

test(
  'two members talk: words, emoji, a picture, a file and a card go over, receipts come back, words are taken back, drafts stay',
  { tag: ['@gate', '@messages'] },
  async ({ visit, site }) => {
    const [fan, other] = [await sessionOf(site.origin, 'fan'), await sessionOf(site.origin, 'secondFan')];
    await talkOfTwo({ fan, other, one: await visit({ as: 'fan' }), two: await visit({ as: 'secondFan' }) });
  },
);

test.describe('a line that is cut', () => {
  // The browser says so of the answer that this journey loses.
  test.use({ tolerated: [/ERR_CONNECTION_RESET .*\/api\/Message\/send$/] });
  test('an answer that is lost on the way neither loses nor doubles a message', async ({ visit, site }) => {
    const [fan, other] = [await sessionOf(site.origin, 'fan'), await sessionOf(site.origin, 'secondFan')];
    const [one, two] = [await visit({ as: 'fan' }), await visit({ as: 'secondFan' })];
    await two.goto(`/chat-chat?with=C2C${fan.id}`);
    await one.goto(`/chat-chat?with=C2C${other.id}`);
    let lost = 0;
    let look = () => {};
    const looked = new Promise<void>((resolve) => (look = resolve));
    await one.route('**/Message/send', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await looked;
      await route.fetch();
      await route.abort('connectionreset');
    });
    const words = `断线的一句 ${Date.now() % 100_000}`;
    await say(one, words);
    // A message that is being sent is in the conversation, with that state.
    await expect(said(one).locator('[data-id]').filter({ hasText: words }).getByText('发送中')).toBeVisible();
    look();
    await expect(said(two).getByText(words)).toHaveCount(1);
    await expect(said(one).getByText(words)).toHaveCount(1);
    await one.reload();
    await expect(said(one).getByText(words)).toHaveCount(1);
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
