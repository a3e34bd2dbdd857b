import { expect, test } from './fixtures/journey.ts';

test('an unknown path shows the page that says so', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link').first()).toBeVisible();
});

test('the API answers an envelope, also to what it does not know', async ({ request }) => {
  for (const path of ['/api/no/such/call', '/api/hot_match/recommend?limit=many', '/api/HOT_MATCH/Recommend']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBeLessThan(500);
    expect(await answer.json(), path).toEqual({ code: expect.any(Number), msg: expect.any(String), data: expect.anything() });
  }
});

test('what storage holds is never trusted', async ({ page }) => {
  await page.goto('/main');
  await page.evaluate(() => {
    for (const [key, value] of Object.entries({ userInfo: '{', lang: 'xx', theme: 'noon', historyList: '7' })) localStorage.setItem(key, value);
  });
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
});
