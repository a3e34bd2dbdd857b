import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { look, overflow } from './fixtures/look.ts';

/** Every route of the specification (section 2), with what it needs to show something; `{match}`, `{room}` and the like are looked up. */
const routes = [
  '/main',
  '/login',
  '/dome',
  '/basketball',
  '/football',
  '/anchor?type=0',
  '/anchor?type=1',
  '/schedule',
  '/rank',
  '/attention',
  '/reserve',
  '/foresight',
  '/news',
  '/base-football',
  '/base-basketball',
  '/circle',
  '/circle-detail?id={post}',
  '/downLoad',
  '/live?id={room}',
  '/score-live',
  '/score-detail?id={match}',
  '/search?name=mc',
  '/member?type=1',
  '/member?type=7',
  '/detail?id={article}',
  '/persona?id={member}',
  '/comment?kind=article&id={article}',
  '/about-user?type=1',
  '/about-user?type=5',
  '/about-user?type=6',
  '/demo',
  '/new_file',
  '/trophy/home',
  '/video-list',
  '/video-player?id={video}',
  '/video-classify?type=3',
  '/specialist',
  '/specialist-home?type=0&id={expert}',
  '/specialist-info',
  '/specialist-detail?id={plan}',
  '/specialist-news',
  '/chat-chat',
  '/404',
];
const people = [undefined, 'fan'] as const;
const languages = ['zh', 'en', 'vi'] as const;
const themes = ['day', 'night'] as const;

/** An id of each thing that a route names, as the running site knows them. */
async function known(page: Page): Promise<Record<string, string>> {
  const first = async (path: string, body?: object) => {
    const answer = body ? await page.request.post(`/api/${path}`, { data: body }) : await page.request.get(`/api/${path}`);
    const { data } = (await answer.json()) as { data: { list?: Record<string, unknown>[] } | null };
    return data?.list?.[0];
  };
  const asked = {
    room: () => first('live_streaming/getLiveList'),
    match: () => first('hot_match/recommend?sport=football'),
    article: () => first('Portal_post/getList2'),
    video: () => first('Video/getList', {}),
    post: () => first('anchor_dynamics/userPostList'),
    expert: () => first('expert/list'),
    plan: () => first('plan/list'),
  };
  const found: Record<string, string> = { member: '1' };
  // The demo world goes on filling up after the site has opened its doors.
  const missing = async () => {
    for (const [name, ask] of Object.entries(asked)) {
      const id = name in found ? undefined : (await ask())?.id;
      if (typeof id === 'string') found[name] = id;
    }
    return Object.keys(asked).filter((name) => !(name in found));
  };
  await expect.poll(missing, { timeout: 150_000, intervals: [2_000] }).toEqual([]);
  return found;
}

/** Addresses of all routes, with ids that the site knows. */
async function addresses(page: Page): Promise<string[]> {
  const ids = await known(page);
  return routes.map((route) => route.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? ''));
}

test('every route opens once, with nothing in the console', { tag: '@gate' }, async ({ visit }) => {
  test.setTimeout(180_000);
  const page = await visit({ lang: 'vi', theme: 'night' });
  for (const address of await addresses(page)) {
    await page.goto(address);
    await expect(page.locator('h1').first(), address).toBeAttached();
    expect.soft(await overflow(page), address).toBeLessThanOrEqual(0);
  }
});

for (const as of people)
  for (const lang of languages)
    for (const theme of themes)
      test(`every route opens, with nothing for axe: ${as ?? 'a visitor'}, ${lang} by ${theme}`, async ({ visit }) => {
        test.setTimeout(600_000);
        const page = await visit({ lang, theme, ...(as && { as }) });
        for (const address of await addresses(page)) await look(page, address, 4_000);
      });
