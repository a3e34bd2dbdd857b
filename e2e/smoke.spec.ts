import { ask } from './fixtures/ask.ts';
import { withoutAnswers } from './fixtures/firstAnswers.ts';
import { expect, test } from './fixtures/journey.ts';
import { callApi } from './fixtures/members.ts';

test('an unknown path shows the page that says so', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link').first()).toBeVisible();
});

test.describe('code that does not come', () => {
  test.use({ tolerated: [/net::ERR_FAILED .*\/assets\/Cashier-|Failed to fetch dynamically imported module/] });

  test('of the cashier is said within the frame of the site', { tag: '@gate' }, async ({ page }) => {
    await page.route(/\/assets\/Cashier-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/cashier/1');
    await expect(page.getByText('这个页面没能打开')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test('the API answers an envelope, also to what it does not know', { tag: '@gate' }, async ({ request }) => {
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

test('what storage holds is never trusted', { tag: '@gate' }, async ({ page }) => {
  await page.goto('/main');
  await page.evaluate(() => {
    for (const [key, value] of Object.entries({ userInfo: '{', lang: 'xx', theme: 'noon', historyList: '7' }))
      localStorage.setItem(key, value);
  });
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
});

/** Normalises a request to its path and parameters, wherever these are and in any order. */
function questionOf(address: string, more: object = {}): string {
  const { pathname, searchParams } = new URL(address);
  for (const [name, value] of Object.entries(more)) searchParams.append(name, String(value));
  searchParams.sort();
  return `${pathname.toLowerCase()}?${searchParams.toString()}`;
}

test('what comes with a page is what its screen asks first, in the very same words', { tag: '@gate' }, async ({ page, site }) => {
  test.setTimeout(90_000);
  // A fresh world is written about while it runs: what there is to read and to watch comes some seconds after its start.
  let [article, video]: (string | undefined)[] = [];
  await expect(async () => {
    [article] = (await ask<{ list: { id: string }[] }>(site.origin, 'Portal_post/getList2?limit=1')).list.map(({ id }) => id);
    [video] = (await callApi<{ list: { id: string }[] }>(site.origin, 'Video/getList', { limit: 1 })).list.map(({ id }) => id);
    expect([article, video]).not.toContain(undefined);
  }).toPass();
  let messages: string[] = [];
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/'))
      asked.add(questionOf(request.url(), Object(request.method() === 'POST' ? request.postDataJSON() : {}) as object));
  });
  // The page comes without the answers, so that its screen has to ask.
  await withoutAnswers(page, (json) => {
    const { answers = {}, visitors = {} } = JSON.parse(json) as Record<string, object>;
    messages = [...Object.keys(answers), ...Object.keys(visitors)].map((path) => questionOf(`${site.origin}/api/${path}`));
  });
  for (const path of ['/main', '/news', `/detail?id=${article}`, '/circle', `/video-player?id=${video}`]) {
    // A server that is busy sends its page without them.
    await expect(async () => {
      asked.clear();
      await page.goto(path);
      expect(messages, path).not.toEqual([]);
    }).toPass();
    await expect.poll(() => messages.filter((question) => !asked.has(question)), path).toEqual([]);
  }
});
