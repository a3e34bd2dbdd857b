import { expect, test } from './fixtures/journey.ts';

interface InitialList {
  data: { list: { id: string; status: string }[] };
}

test('a score leads to the page of its match; its tabs stand in the address and work by keyboard', async ({ page }) => {
  await page.goto('/football');
  await page.locator('a[href^="/score-detail?id="]').first().click();
  await expect(page).toHaveURL(/\/score-detail\?id=/);
  const tabs = page.getByRole('navigation', { name: '比赛页面' });
  await expect(tabs.getByRole('link', { name: '赛况' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: '阵容' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=lineups/);
  await expect(page.getByRole('heading', { level: 2, name: '阵容' })).toBeVisible();
  await page.reload();
  await expect(tabs.getByRole('link', { name: '阵容' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(tabs.getByRole('link', { name: '赛况' })).toHaveAttribute('aria-current', 'page');
});

test('what is collected on the page of a match is collected in the table', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/hot_match/initial_list?sport=football')).json()) as InitialList;
  const [match] = data.list.filter(({ status }) => status !== 'finished');
  await page.goto(`/score-detail?id=${match?.id}`);
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await expect(page.getByRole('button', { name: '已收藏' })).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('collected'))).toContain(match?.id);
});

test('the shots of a match are walked through by keyboard and stand in a table', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/hot_match/initial_list?sport=football')).json()) as InitialList;
  const details = data.list.filter(({ status }) => status === 'finished' || status === 'second_half');
  let shots: { id: string }[] = [];
  let id = '';
  for (const match of details) {
    id = match.id;
    ({ shots } = ((await (await request.get(`/api/hot_match/detail?id=${id}`)).json()) as { data: { shots: { id: string }[] } }).data);
    if (shots.length > 1) break;
  }
  expect(shots.length).toBeGreaterThan(1);
  await page.goto(`/score-detail?id=${id}`);
  const map = page.getByRole('figure', { name: '射门分布' });
  await map.getByRole('option').first().focus();
  await page.keyboard.press('End');
  await expect(map.getByRole('option', { selected: true })).toBeFocused();
  expect(await map.getByRole('option').count()).toBeGreaterThanOrEqual(shots.length);
  await map.getByRole('button', { name: '看表格' }).click();
  expect(await map.getByRole('row').count()).toBeGreaterThan(shots.length);
});

test('an unknown match is told, with a way on', async ({ page }) => {
  await page.goto('/score-detail?id=nobody');
  await expect(page.getByText('没有这场比赛')).toBeVisible();
  await page.getByRole('link', { name: '看全部比分' }).click();
  await expect(page).toHaveURL(/\/football$/);
});

test('another match with a picture is chosen without a new page', async ({ page }) => {
  await page.goto('/score-live');
  const list = page.getByRole('navigation', { name: '有画面的比赛' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expect(page.locator('video')).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
  const other = list.locator('a:not([aria-current])').first();
  const href = await other.getAttribute('href');
  await other.click();
  await expect(page).toHaveURL(new RegExp(String(href).replace(/[?]/g, '\\?')));
  await expect(list.locator('a[aria-current]')).toHaveAttribute('href', String(href));
  expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
});
