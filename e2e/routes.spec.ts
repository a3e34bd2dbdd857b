import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';

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
/** What nobody else's journey opens, looked at in every run. */
const drawn = ['/search?name=mc', '/downLoad', '/dome', '/demo', '/new_file', '/about-user?type=6'];

const people = [undefined, 'fan'] as const;
const languages = ['zh', 'en', 'vi'] as const;
const themes = ['day', 'night'] as const;

/** An id of each thing that a route names, as the running site knows them; routes of what is not there yet are left out and told. */
async function known(page: Page): Promise<Record<string, string>> {
  const listOf = async (path: string, body?: object) => {
    const answer = body ? await page.request.post(`/api/${path}`, { data: body }) : await page.request.get(`/api/${path}`);
    const { data } = (await answer.json()) as { data: { list?: Record<string, unknown>[] } | null };
    return data?.list?.[0];
  };
  const [room, match, article, video, post, expert, plan] = await Promise.all([
    listOf('live_streaming/getLiveList'),
    listOf('hot_match/recommend?sport=football'),
    listOf('Portal_post/getList2'),
    listOf('Video/getList', {}),
    listOf('anchor_dynamics/userPostList'),
    listOf('expert/list'),
    listOf('plan/list'),
  ]);
  const idOf = (row: Record<string, unknown> | undefined) => (typeof row?.id === 'string' ? row.id : undefined);
  const found = {
    room: idOf(room),
    match: idOf(match),
    article: idOf(article),
    video: idOf(video),
    post: idOf(post),
    expert: idOf(expert),
    plan: idOf(plan),
    member: '1',
  };
  return Object.fromEntries(Object.entries(found).flatMap(([name, id]) => (id === undefined ? [] : [[name, id]])));
}

/** Opens routes one after the other, and prints how many opened and which had nothing to show. */
async function crawl(page: Page, wanted: readonly string[], title: string): Promise<void> {
  const ids = await known(page);
  const missing: string[] = [];
  let opened = 0;
  for (const route of wanted) {
    const [, name = ''] = /\{(\w+)\}/.exec(route) ?? [];
    if (name !== '' && ids[name] === undefined) missing.push(route);
    else {
      await look(page, route.replace(`{${name}}`, ids[name] ?? ''), 1_500);
      opened += 1;
    }
  }
  process.stdout.write(
    `${title}: ${opened} of ${wanted.length} routes opened${missing.length > 0 ? `, nothing to show for ${missing.join(', ')}` : ''}\n`,
  );
  expect(opened).toBeGreaterThanOrEqual(wanted.length - 4);
}

for (const as of people)
  for (const lang of languages)
    for (const theme of themes) {
      const title = `${as ?? 'a visitor'}, ${lang} by ${theme}`;
      test(`every route opens: ${title} @deep`, async ({ visit }) => {
        test.setTimeout(600_000);
        const page = await visit({ lang, theme, ...(as && { as }) });
        await crawl(page, routes, title);
      });
    }

test('the pages that no other journey opens stand, with nothing in the console and nothing for axe', async ({ visit }) => {
  test.setTimeout(180_000);
  const page = await visit({ lang: 'vi', theme: 'night' });
  await crawl(page, drawn, 'a draw of the routes');
});
