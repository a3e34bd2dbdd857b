import { expect, test } from './fixtures/journey.ts';

test('an unknown path shows the page that says so', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link').first()).toBeVisible();
});

test('the API answers an envelope, also to what it does not know', async ({ request }) => {
  const refusals = [
    ['GET', '/api/no/such/call'],
    ['GET', '/api/hot_match/recommend?limit=many'],
    ['DELETE', '/api/user/login'],
  ] as const;
  for (const [method, path] of refusals) {
    const answer = await request.fetch(path, { method });
    expect(answer.status(), path).toBeLessThan(500);
    expect(await answer.json(), path).toEqual({ code: 1, msg: expect.stringMatching(/./), data: null });
  }
  const served = await request.get('/api/HOT_MATCH/Recommend');
  expect(await served.json()).toEqual({ code: 0, msg: expect.any(String), data: { list: expect.any(Array) } });
});

test('what storage holds is never trusted', async ({ page }) => {
  await page.goto('/main');
  await page.evaluate(() => {
    for (const [key, value] of Object.entries({ userInfo: '{', lang: 'xx', theme: 'noon', historyList: '7' }))
      localStorage.setItem(key, value);
  });
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
});
