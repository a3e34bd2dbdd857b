import { expect, test } from './fixtures/journey.ts';

test('a page that is opened afresh begins at its top with the header, and back leads to where one was', async ({ page }) => {
  const scroll = () => page.evaluate(() => scrollY);
  const header = page.getByRole('banner');
  const down = async () => {
    await expect(page.locator('[data-ready]').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1_700);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 700);
    await expect.poll(scroll).toBeGreaterThan(400);
    await expect(header).toHaveAttribute('data-hidden');
    return scroll();
  };
  await page.goto('/main');
  const here = await down();
  await page.goto('/football');
  await expect(page.getByRole('grid', { name: '足球即时比分' })).toBeVisible();
  expect(await scroll()).toBe(0);
  await expect(header).not.toHaveAttribute('data-hidden');
  // A new visitor begins with the hot matches, which are few at some hours, or with all when there are none.
  await page.getByRole('radiogroup', { name: '显示哪些比赛' }).getByRole('radio', { name: '全部' }).check();
  await down();
  await page.goBack();
  await expect(page).toHaveURL(/\/main$/);
  await expect.poll(scroll).toBe(here);
});

test('while the match of a room is on its way the column says so, and not that there is none', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/live_streaming/getLiveList?category=football&limit=20')).json()) as {
    data: { list: { id: string; match: object | null }[] };
  };
  const room = data.list.find(({ match }) => match !== null);
  if (!room) throw new Error('no room shows a match');
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/api\/[^?]*hot_match\/battle/i, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`/live?id=${room.id}`);
  const column = page.getByRole('region', { name: '聊天与赛况' });
  await expect(column.getByRole('status', { name: '努力加载中' })).toBeVisible();
  await expect(column.getByText('这个直播间没有比赛')).toHaveCount(0);
  arrive();
  await expect(column.getByRole('status', { name: '努力加载中' })).toHaveCount(0);
  await expect(column.getByText('这个直播间没有比赛')).toHaveCount(0);
});

test('the picture of the stage stands before the app is there, and the app takes it over where it stands', async ({ page }) => {
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  const first = page.locator('#root img');
  // A page whose server-side answers are late is sent without the picture.
  await expect(async () => {
    await page.goto('/main', { waitUntil: 'commit' });
    await expect(first).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  const [place, picture] = [await first.boundingBox(), await first.getAttribute('src')];
  arrive();
  const stands = page.locator('[data-ready] article img').first();
  await expect(stands).toBeVisible();
  expect(await stands.getAttribute('src')).toBe(picture);
  expect(await stands.boundingBox()).toEqual(place);
});
