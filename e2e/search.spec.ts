import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';

const field = (page: Page) => page.getByRole('banner').getByRole('combobox');
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

/** Types into the search of the header, which may have to bring its code first. */
async function type(page: Page, text: string): Promise<void> {
  await field(page).click();
  await field(page).fill(text);
}

test('a fan types what fans say, in three languages, and Enter opens the club', async ({ page, visit }) => {
  await page.goto('/main');
  // Names are indexed within seconds of the start.
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/Search/suggest?name=MC');
      return ((await answer.json()) as { data: { best: { id: string } | null } }).data.best?.id;
    })
    .toBe('man-city');
  for (const text of ['曼城', 'mc', 'mancheng', 'Man xanh']) {
    await type(page, text);
    await expect(options(page).first()).toContainText(/曼(彻斯特)?城/);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/base-football\?team=man-city$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // It is remembered as it was typed.
  await page.goto('/main');
  await field(page).click();
  await expect(page.getByRole('button', { name: 'Man xanh', exact: true })).toBeVisible();

  const english = await visit({ lang: 'en' });
  await english.goto('/main');
  await type(english, 'man united');
  await expect(options(english).first()).toContainText(/Man(chester)? United/);
});

test('Enter before the answer opens what comes; an anchor leads to the room @deep', async ({ page }) => {
  const answer = await page.request.get('/api/live_streaming/getLiveList?limit=50');
  const { list } = ((await answer.json()) as { data: { list: { id: string; anchor: { user_nickname: string } }[] } }).data;
  const room = list.find(({ anchor }) => [...anchor.user_nickname].length <= 10);
  if (!room) throw new Error('nobody with a short name is live');
  await page.goto('/main');
  await expect
    .poll(async () => {
      const found = await page.request.get(`/api/Search/anchor?name=${encodeURIComponent(room.anchor.user_nickname)}`);
      return ((await found.json()) as { data: { total: number } }).data.total;
    })
    .toBeGreaterThan(0);
  await type(page, room.anchor.user_nickname);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/live\\?id=${room.id}$`));
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
