import { expect, test } from './fixtures/journey.ts';

/** Seconds of the stream that are on the screen. */
const clockOf = (video: HTMLVideoElement) => video.currentTime;

test('a visitor finds a live match on the main page and watches it', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/main');
  await expect(page).toHaveTitle('场边');
  await expect(page.getByRole('img', { name: /分钟|中场/ }).first()).toBeVisible();
  await page.getByRole('main').locator('a[href^="/live?id="]').first().click();
  await expect(page).toHaveURL(/\/live\?id=\d+$/);
  await expect(page).toHaveTitle(/ - 场边$/);
  const video = page.locator('video');
  await expect.poll(() => video.evaluate(clockOf)).toBeGreaterThan(0);
  const first = await video.evaluate(clockOf);
  await expect.poll(() => video.evaluate(clockOf)).toBeGreaterThan(first + 1);
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0);
});

test('scores run: the clock of a match that is on moves without a reload', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/football');
  const table = page.getByRole('grid', { name: '足球即时比分' });
  await expect(table).toBeVisible();
  const before = await table.textContent();
  await expect.poll(() => table.textContent(), { timeout: 90_000, intervals: [1_000] }).not.toBe(before);
});

test('the language switch keeps the page', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/anchor?type=1');
  await page.getByRole('button', { name: /中文/ }).click();
  await page
    .getByRole('menuitemradio', { name: 'English' })
    .or(page.getByRole('menuitem', { name: 'English' }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/anchor\?type=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[A-Za-z]/);
});

test('a collected match is found again after a reload', async ({ page }) => {
  await page.goto('/football');
  const star = page.getByRole('grid').getByRole('button', { name: /收藏/ }).first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await page.getByRole('navigation', { name: '即时、赛果、赛程、收藏' }).getByRole('link', { name: /收藏/ }).click();
  await expect(page.getByRole('grid').getByRole('button', { name: /收藏/ })).toHaveCount(1);
});
