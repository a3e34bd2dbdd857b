import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';

const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '即时、赛果、赛程、收藏' }).getByRole('link', { name });

test(
  'a fan collects a match, filters, comes back after a reload, and finds both again',
  { tag: ['@gate', '@scores'] },
  async ({ page }) => {
    await page.goto('/football');
    const grid = page.getByRole('grid', { name: '足球即时比分' });
    const star = grid.getByRole('button', { name: /^收藏 / }).first();
    const name = await star.getAttribute('aria-label');
    await star.click();
    await expect(grid.getByRole('button', { name: name ?? '' })).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('button', { name: /^赛事 / }).click();
    const dialog = page.getByRole('dialog', { name: '筛选比赛' });
    // All but one, which leaves something to show and to hide at any hour.
    await dialog.getByRole('button', { name: '全选' }).click();
    await dialog.getByRole('checkbox').first().uncheck();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog).toBeHidden();
    const counts = page.getByRole('status').filter({ hasText: /^共 \d+ 场，隐藏 \d+ 场/ });
    await expect(counts).toBeVisible();

    await page.reload();
    await expect(counts).toBeVisible();
    await tab(page, /^收藏/).click();
    await expect(page).toHaveURL(/tab=collected/);
    await expect(grid.getByRole('button', { name: name ?? '' })).toHaveAttribute('aria-pressed', 'true');
    await expect(grid.getByRole('button', { name: /^收藏 / })).toHaveCount(1);
    // The filter of one tab is not that of another.
    await expect(counts).toBeHidden();
    await tab(page, /^即时/).click();
    await counts.getByRole('button', { name: '显示' }).click();
    await expect(counts).toBeHidden();
  },
);

test('the keyboard alone leads through tabs and table', async ({ page }) => {
  await page.goto('/football');
  const grid = page.getByRole('grid', { name: '足球即时比分' });
  await expect(grid).toBeVisible();
  await tab(page, /^即时/).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=results/);
  await expect(tab(page, '赛果')).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/football$/);

  // One stop of the Tab key leads into the table, however many controls it has.
  await expect(grid).toBeVisible();
  const isInside = () => grid.evaluate((table) => table.contains(document.activeElement));
  for (let press = 0; press < 60 && !(await isInside()); press += 1) await page.keyboard.press('Tab');
  expect(await isInside()).toBe(true);
  const row = grid.locator('tr:focus-within');
  // The head of the next league is a row as well.
  do await page.keyboard.press('ArrowDown');
  while ((await row.getAttribute('data-match')) === null);
  const star = row.getByRole('button', { name: /^收藏 / });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('s');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('p');
  await expect(grid.getByText('置顶', { exact: true }).first()).toBeVisible();

  // The focus goes along with the pinned row, whose score leads to the page of the match.
  await expect.poll(isInside).toBe(true);
  const id = await grid.locator('tr:focus-within').getAttribute('data-match');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/score-detail\\?id=${id}`));
});

test('matches stand by league until the viewer orders them by time, and the choice is kept', async ({ page }) => {
  await page.goto('/football?tab=schedule');
  const grid = page.getByRole('grid', { name: '足球即时比分' });
  const heads = grid.getByRole('rowheader');
  const table = heads.first().getByRole('link', { name: /^积分榜 / });
  await expect(table).toHaveAttribute('href', /^\/base-football\?id=/);
  await expect(grid.getByRole('columnheader', { name: '赛事' })).toHaveCount(0);
  await page.getByRole('radio', { name: '按时间' }).click();
  await expect(grid.getByRole('columnheader', { name: '赛事' })).toBeVisible();
  await expect(heads).toHaveText(/^稍后/);
  await page.reload();
  await expect(heads).toHaveText(/^稍后/);
  await page.getByRole('radio', { name: '按赛事' }).click();
  await table.click();
  await expect(page).toHaveURL(/\/base-football\?id=/);
});

test('a visitor’s stars go along into the account, and leave the browser with the member', async ({ visit, site }) => {
  const list = (await (await fetch(`${site.origin}/api/hot_match/initial_list?sport=football`)).json()) as {
    data: { list: { id: string }[] };
  };
  const id = list.data.list[0]?.id ?? '';
  const page = await visit({ as: 'secondFan' });
  // Favourites that the browser stored before its owner signed in.
  await page.addInitScript((star) => {
    if (sessionStorage.getItem('had') === null) localStorage.setItem('collected', JSON.stringify([star]));
    sessionStorage.setItem('had', 'yes');
  }, id);
  const merged = page.waitForResponse((response) => response.url().endsWith('/api/hot_match/collect_merge'));
  await page.goto('/football?tab=collected');
  await merged;
  const star = page
    .getByRole('grid')
    .locator(`[data-match="${id}"]`)
    .getByRole('button', { name: /^收藏 / });
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  // Another browser of the same member has it too, and lets go of it.
  const elsewhere = await visit({ as: 'secondFan' });
  await elsewhere.goto('/football?tab=collected');
  await elsewhere
    .getByRole('grid')
    .locator(`[data-match="${id}"]`)
    .getByRole('button', { name: /^收藏 / })
    .click();
  await expect(elsewhere.getByText('还没有收藏比赛')).toBeVisible();
  await page.reload();
  await expect(page.getByText('还没有收藏比赛')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('collected'))).toBe('[]');
});

test.describe('what does not come', () => {
  test.use({ tolerated: [/net::ERR_FAILED/] });

  /** Lets calls of a path fail until the returned function is called. */
  const cut = async (page: Page, path: RegExp) => {
    let isCut = true;
    await page.route(path, (route) => (isCut ? route.abort() : route.continue()));
    return () => void (isCut = false);
  };

  test('a list of matches that did not come is not one of no matches: nothing is counted, and another try brings it', async ({ page }) => {
    for (const [path, call, words] of [
      ['/football', /hot_match\/initial_list/i, '比分没能送到'],
      ['/basketball', /hot_match\/initial_list/i, '比分没能送到'],
      ['/base-football', /Football\/tree/i, '赛事目录没能送到'],
    ] as const) {
      const restore = await cut(page, call);
      await page.goto(path);
      const main = page.getByRole('main');
      const notice = main.getByRole('status').filter({ hasText: words });
      await expect(notice, path).toBeVisible();
      await expect(main.getByText(/(^|\D)0 场/), path).toHaveCount(0);
      await expect(main.locator('[aria-busy="true"]'), path).toHaveCount(0);
      restore();
      await notice.getByRole('button', { name: '重试' }).click();
      await expect(notice, path).toBeHidden();
    }
  });

  test('before a match that did not come of its sides says so, and brings it at another try', async ({ page }) => {
    const coming = await page.request.get(`/api/hot_match/recommend?sport=football&limit=40`);
    const { data } = (await coming.json()) as { data: { list: { id: string; status: string }[] } };
    const next = data.list.find(({ status }) => status === 'scheduled');
    if (!next) throw new Error('no match is to come');
    const restore = await cut(page, /hot_match\/analysis/i);
    await page.goto(`/score-detail?id=${next.id}`);
    const notice = page.getByRole('status').filter({ hasText: '两队的资料没能送到' });
    await expect(notice).toBeVisible();
    restore();
    await notice.getByRole('button', { name: '重试' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('main').getByText('近况').first()).toBeVisible();
  });
});
