import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';

const field = (page: Page) => page.getByRole('banner').getByRole('combobox');
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

/** Types into the search of the header, which may have to bring its code first. */
async function type(page: Page, text: string): Promise<void> {
  await field(page).click();
  await field(page).fill(text);
}

test(
  'a fan types what fans say, in three languages, and Enter leads to the club with its match, headlines and posts',
  { tag: ['@gate', '@content', '@scores'] },
  async ({ page, visit }) => {
    await page.goto('/main');
    // Names are indexed within seconds of the start.
    await expect
      .poll(async () => {
        const answer = await page.request.get('/api/Search/suggest?name=MC');
        return ((await answer.json()) as { data: { best: { id: string } | null } }).data.best?.id;
      })
      .toBe('man-city');
    await type(page, 'mc');
    await expect(options(page).first()).toContainText(/曼(彻斯特)?城/);
    const results = page.getByRole('main');
    const club = results.getByRole('heading', { level: 2 }).getByRole('link', { name: '曼彻斯特城', exact: true });
    for (const text of ['曼城', '蓝月', 'man city']) {
      await type(page, text);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === '/search' && url.searchParams.get('name') === text);
      await expect(club).toHaveAttribute('href', '/base-football?team=man-city');
      await expect(results.getByRole('combobox')).toHaveValue(text);
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // It is remembered as it was typed, and looked for again by a press.
    await results.getByRole('button', { name: '蓝月', exact: true }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('name') === '蓝月');
    await club.click();
    await expect(page).toHaveURL(/\/base-football\?team=man-city$/);

    const english = await visit({ lang: 'en' });
    await english.goto('/main');
    await type(english, 'man united');
    await expect(options(english).first()).toContainText(/Man(chester)? United/);
  },
);

test('eleven characters, signs alone, a quote and an emoji are searched for as they are, and say when nothing is found', async ({
  page,
}) => {
  for (const [name, shown] of [
    ['曼城曼城曼城曼城曼城多', '曼城曼城曼城曼城曼城'],
    ['%', '%'],
    ['_', '_'],
    ["'", "'"],
    ['👨‍👩‍👧‍👦🐳', '👨‍👩‍👧‍👦🐳'],
  ] as const) {
    await page.goto(`/search?name=${encodeURIComponent(name)}`);
    await expect(page.getByText(`没有找到「${shown}」`)).toBeVisible();
  }
});

test('what nobody is called says so and offers what is hot, which is live only where a room is', async ({ page }) => {
  await page.goto('/main');
  await type(page, '☂☂☂☂');
  await expect(page.getByText('没有叫「☂☂☂☂」的')).toBeVisible();
  await field(page).fill('');
  const hot = page.getByRole('listbox', { name: '热门比赛' }).getByRole('option');
  await expect(hot).toHaveCount(10);
  const { data } = (await (await page.request.post('/api/hot_match/all_match', { data: {} })).json()) as {
    data: { hot_match: { room_count: number }[] };
  };
  expect(await hot.filter({ hasText: '路直播' }).count()).toBeLessThanOrEqual(data.hot_match.length);
  await page.keyboard.press('Escape');
  await expect(hot).toHaveCount(0);
});
