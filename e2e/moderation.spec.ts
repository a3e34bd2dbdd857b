import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { callerOf, type Caller } from './fixtures/paid.ts';
import { timed } from './fixtures/timed.ts';

/** The room of the demo anchor. */
const ownRoom = async (call: Caller): Promise<string> => (await call<{ room: { id: string } }>('GET', 'live/updateLive')).room.id;

const talk = (page: Page): Locator => page.getByRole('log');
const field = (page: Page): Locator => page.getByRole('textbox', { name: '聊天内容' });

async function say(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(talk(page).getByText(words)).toBeVisible();
}

/** Opens the member card of a message's author, from the nickname. */
async function cardOf(page: Page, words: string): Promise<Locator> {
  await talk(page).locator('[data-row]').filter({ hasText: words }).locator('[data-nick]').click();
  const card = page.getByRole('dialog', { name: '用户资料' });
  await expect(card.getByRole('group', { name: '房间管理' })).toBeVisible();
  return card;
}

/** Notice for a removed member on the page to which they were redirected. */
const whyOut = (page: Page): Locator => page.getByRole('region', { name: /^你被移出了「/ });

test('an anchor mutes with a reason, takes it back, takes out what was said, and removes a fan from every tab', async ({ visit }) => {
  const anchor = await visit({ as: 'anchor' });
  await anchor.goto('/main');
  const call = await callerOf(anchor);
  const id = await ownRoom(call);
  const room = `/live?id=${id}`;
  await anchor.goto(room);
  await expect(field(anchor)).toBeVisible();
  const fan = await visit({ as: 'fan' });
  await fan.goto(room);
  const words = '看我头像，稳赚带单';
  await field(fan).fill(words);
  const heard = timed('comment to another viewer', talk(anchor).getByText(words).waitFor());
  await field(fan).press('Enter');
  await heard;

  const card = await cardOf(anchor, words);
  await card.getByRole('textbox', { name: '原因，对方会看到' }).fill('带单引流');
  await card.getByRole('button', { name: '10 分钟' }).click();
  const undo = anchor.getByRole('status').filter({ hasText: /已禁言 10 分钟/ });
  await expect(undo).toBeVisible();
  // The fan sees the end and the reason at once, and the field is gone.
  await expect(fan.getByText('带单引流').first()).toBeVisible();
  await expect(fan.getByText(/你被禁言，还剩 (?:10:00|09:\d\d)/).first()).toBeVisible();
  await expect(field(fan)).toBeHidden();

  await undo.getByRole('button', { name: '撤销' }).click();
  await expect(field(fan)).toBeVisible();
  await say(fan, '还能说话');

  // A comment goes for everybody, after the time to think better of it.
  await talk(anchor).locator('[data-row]').filter({ hasText: words }).hover();
  await anchor.getByRole('button', { name: '撤下', exact: true }).click();
  await expect(anchor.getByRole('status').filter({ hasText: '撤下' })).toBeVisible();
  await anchor.mouse.move(10, 10);
  await expect(talk(fan).getByText(words)).toBeHidden();
  await expect(talk(anchor).getByText(words)).toBeHidden();

  const other = await fan.context().newPage();
  await other.goto(room);
  await expect(field(other)).toBeVisible();
  const again = await cardOf(anchor, '还能说话');
  await again.getByRole('textbox', { name: '原因，对方会看到' }).fill('屡次带单');
  // Each tab says why as soon as it has left.
  const left = [fan, other].map(async (tab) => {
    await timed('kick to leave', tab.waitForURL(/\/anchor\?type=0/));
    await expect(whyOut(tab).getByText(/^主播在 .+ 移出了你 · 原因：屡次带单$/)).toBeVisible();
  });
  await again.getByRole('button', { name: '踢出房间' }).click();
  // The pointer stops the countdown of the undo button.
  const removed = anchor.getByRole('status').filter({ hasText: '已移出房间' });
  await removed.hover();
  await Promise.all(left);
  // It is shown again on a later visit, also on a fresh page.
  await other.goto(room);
  await other.waitForURL(/\/anchor\?type=0/);
  await expect(whyOut(other).getByText(/原因：屡次带单$/)).toBeVisible();
  await expect(whyOut(other).getByRole('button', { name: '私信主播' })).toBeVisible();
  await other.reload();
  await expect(whyOut(other).getByText(/原因：屡次带单$/)).toBeVisible();

  await removed.getByRole('button', { name: '撤销' }).click();
  await other.getByRole('link', { name: '回直播间' }).click();
  await expect(field(other)).toBeVisible();
  await expect.poll(async () => (await (await callerOf(fan))<{ list: unknown[] }>('POST', 'live/liveKickoutList')).list).toEqual([]);
  await fan.goto(room);
  await expect(field(fan)).toBeVisible();
});

test('an assistant gets the badge and the tools, and loses them again; a viewer has none', async ({ visit }) => {
  const anchor = await visit({ as: 'anchor' });
  await anchor.goto('/main');
  const id = await ownRoom(await callerOf(anchor));
  const room = `/live?id=${id}`;
  await anchor.goto(room);
  await expect(field(anchor)).toBeVisible();
  const fan = await visit({ as: 'secondFan' });
  await fan.goto(room);
  await say(fan, '我来帮忙看着');
  const tools = fan.getByRole('button', { name: '撤下', exact: true });
  await say(anchor, '欢迎大家');
  await talk(fan).locator('[data-row]').filter({ hasText: '欢迎大家' }).hover();
  await expect(fan.getByRole('button', { name: '复制' })).toBeVisible();
  await expect(tools).toBeHidden();
  // The chat does not scroll under a pointer.
  await fan.mouse.move(10, 10);

  await (await cardOf(anchor, '我来帮忙看着')).getByRole('button', { name: /设为房管/ }).click();
  const undo = anchor.getByRole('status').filter({ hasText: '成了房管' });
  // The focus went back to the nickname, where the chat does not scroll.
  await undo.getByRole('button', { name: '撤销' }).focus();
  const keep = fan.getByRole('region', { name: '聊天与赛况' }).getByRole('tab', { name: '管理' });
  await expect(keep).toBeVisible();
  await say(fan, '现在我是房管');
  await expect(talk(anchor).locator('[data-row]').filter({ hasText: '现在我是房管' }).getByText('房管', { exact: true })).toBeVisible();
  await undo.getByRole('button', { name: '撤销' }).click();
  await expect(anchor.getByRole('status').filter({ hasText: '成了房管' })).toBeHidden();
  // The words about it go with the press, the right itself when the site has taken it: only then is the next comment a viewer's.
  await expect(keep).toBeHidden();
  await say(fan, '又是普通观众');
  const plain = talk(anchor).locator('[data-row]').filter({ hasText: '又是普通观众' });
  await expect(plain).toBeVisible();
  await expect(plain.getByText('房管', { exact: true })).toBeHidden();
});
