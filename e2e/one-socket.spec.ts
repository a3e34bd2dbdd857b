import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { killWorkers, withoutWorkers } from './fixtures/workers.ts';

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /我的账号/ });
const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: '登录' });

/** Opens a room in one more tab of a browser, and notes each socket that the tab opens by itself. */
async function enterRoom(page: Page): Promise<{ page: Page; own: string[] }> {
  const own: string[] = [];
  page.on('websocket', (socket) => own.push(socket.url()));
  await page.goto('/live?id=2');
  await expect(page.getByRole('region', { name: '播放器' })).toBeVisible();
  return { page, own };
}

let spoken = 0;
/** Says something that nobody has said before. */
async function speak(page: Page): Promise<string> {
  spoken += 1;
  const words = `一根线的第 ${spoken} 句`;
  await page.getByRole('textbox', { name: /弹幕/ }).fill(words);
  await page.keyboard.press('Enter');
  return words;
}

/** Expects the message as a danmaku over the picture, which visitors get too. */
const hears = (page: Page, words: string) => expect(page.getByText(words).first()).toBeAttached({ timeout: 30_000 });

test('three tabs share one socket: all hear a comment, one may close, and whoever signs out in one is signed out in all', async ({
  visit,
  site,
}) => {
  test.setTimeout(240_000);
  const first = await enterRoom(await visit({ as: 'fan' }));
  const context = first.page.context();
  const tabs = [first, await enterRoom(await context.newPage()), await enterRoom(await context.newPage())];
  await expect.poll(() => site.sockets()).toBe(1);

  const words = await speak(first.page);
  for (const { page } of tabs) await hears(page, words);

  const other = await enterRoom(await visit({ as: 'secondFan' }));
  await expect.poll(() => site.sockets()).toBe(2);
  await first.page.close();
  const left = tabs.slice(1);
  const more = await speak(other.page);
  for (const { page } of left) await hears(page, more);
  expect(await site.sockets()).toBe(2);

  const [second, third] = left.map(({ page }) => page);
  if (!second || !third) throw new Error('two tabs are left');
  await account(second).click();
  await second.getByRole('button', { name: '退出登录' }).click();
  for (const page of [second, third]) await expect(signIn(page)).toBeVisible();
  await expect.poll(() => site.sockets()).toBe(2);
  const last = await speak(other.page);
  await hears(third, last);

  expect([...tabs, other].flatMap(({ own }) => own)).toEqual([]);
  await third.close();
  await second.close();
  await expect.poll(() => site.sockets()).toBe(1);
});

test('a tab that the browser froze, and tabs whose worker was killed, go on and miss nothing', async ({ visit, site, browser }) => {
  test.setTimeout(240_000);
  const first = await enterRoom(await visit({ as: 'fan' }));
  const second = await enterRoom(await first.page.context().newPage());
  const other = await visit({ as: 'secondFan' });
  await withoutWorkers(other.context());
  await enterRoom(other);
  await expect.poll(() => site.sockets()).toBe(2);

  // A frozen tab alone is not served, and hears what it missed when it wakes.
  const lifecycle = await second.page.context().newCDPSession(second.page);
  await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });
  const missed = await speak(other);
  await hears(first.page, missed);
  await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });
  await hears(second.page, missed);
  expect(await site.sockets()).toBe(2);

  expect(await killWorkers(browser)).toBe(1);
  const words = await speak(other);
  for (const { page } of [first, second]) await hears(page, words);
  await expect(first.page.getByText('网络断开')).toHaveCount(0);
});

test('a browser without shared workers has a socket a tab', async ({ visit, site }) => {
  const page = await visit({ as: 'fan' });
  await withoutWorkers(page.context());
  const first = await enterRoom(page);
  const second = await enterRoom(await page.context().newPage());
  await expect.poll(() => site.sockets()).toBe(2);
  const words = await speak(first.page);
  await hears(second.page, words);
  expect([first.own.length, second.own.length]).toEqual([1, 1]);
});
