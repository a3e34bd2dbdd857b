import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playing } from '../modules/scores/matches/matches.fixtures.ts';
import { headWorld, origin, sharpTitle, type HeadWorld } from './head/headWorld.fixtures.ts';

let world: HeadWorld;
beforeAll(async () => {
  world = await headWorld();
});
afterAll(() => world.close());

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => ['entry', 'link'].includes(name) });
interface Feed {
  id: string;
  title: string;
  updated: string;
  'xml:lang': string;
  link: { rel: string; href: string }[];
  entry?: { id: string; title: string; updated: string; summary: string; link: { href: string }[]; author?: { name: string } }[];
}
async function feedOf(path: string): Promise<Feed> {
  const answer = await fetch(`${world.site.origin}${path}`);
  const text = await answer.text();
  expect([path, answer.status, answer.headers.get('content-type'), XMLValidator.validate(text)]).toEqual([
    path,
    200,
    'application/atom+xml; charset=utf-8',
    true,
  ]);
  return (parser.parse(text) as { feed: Feed }).feed;
}

test('every page that has a feed names it, and each is valid Atom in the language asked for', async () => {
  const paths = new Set<string>();
  for (const page of Object.keys(world.pages)) {
    const html = await (await fetch(`${world.site.origin}${page}`)).text();
    for (const [, href = ''] of html.matchAll(/type="application\/atom\+xml" title="[^"]*" href="([^"]*)"/g))
      paths.add(href.replace(origin, ''));
  }
  expect(
    [...paths]
      .map((path) => path.split('/')[2]?.replace('.atom', ''))
      .filter((kind, index, all) => all.indexOf(kind) === index)
      .sort(),
  ).toEqual(['author', 'circle', 'clips', 'news', 'results']);
  for (const path of paths)
    for (const lang of ['zh', 'en', 'vi']) {
      const asked = lang === 'zh' ? path : `${path}?lang=${lang}`;
      const feed = await feedOf(asked);
      expect([feed.id, feed['xml:lang']]).toEqual([`${origin}${asked}`, lang]);
      expect(feed.link.find(({ rel }) => rel === 'self')?.href).toBe(feed.id);
      for (const { id, title, updated, link } of feed.entry ?? []) {
        expect([String(title).length > 0, Number.isNaN(Date.parse(updated))]).toEqual([true, false]);
        expect(id).toBe(link[0]?.href);
      }
    }
});

test('a feed has what its page has, the newest first, whatever is written in it', async () => {
  expect((await feedOf('/feeds/news.atom')).entry).toMatchObject([{ title: sharpTitle }]);
  const before = await feedOf(`/feeds/circle/${world.circle}.atom`);
  expect(before.entry?.map(({ title }) => title)).toEqual(['看台上的第一句']);
  world.site.clock.set(world.site.clock.now() + 1_000);
  await world.content.write(world.author, '<b>&amp; ]]> 新的一句');
  const after = await feedOf(`/feeds/circle/${world.circle}.atom`);
  expect(after.entry?.map(({ title }) => title)).toHaveLength(2);
  expect(Date.parse(after.updated)).toBe(Date.parse(before.updated) + 1_000);
  const author = await feedOf(`/feeds/author/${world.author.id}.atom`);
  expect(author.entry?.map(({ link }) => new URL(link[0]?.href ?? '').pathname).sort()).toEqual([
    '/circle-detail',
    '/circle-detail',
    '/video-player',
  ]);
});

test('a result comes when the match is over', async () => {
  expect((await feedOf('/feeds/results/football/epl.atom')).entry).toBeUndefined();
  await world.site.site.matches.apply({ updates: [{ ...playing('m1', 9, 90, 2), status: 'finished', score: { home: 2, away: 1 } }] });
  expect((await feedOf('/feeds/results/football/epl.atom?lang=en')).entry).toMatchObject([{ title: 'a1 (en) 2–1 b1 (en)' }]);
});

test('whoever has the feed already is told so, by its tag or its date', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${world.site.origin}/feeds/news.atom`, { headers });
  const { headers } = await ask({});
  const [tag, date] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
  expect((await ask({ 'if-none-match': `"x", ${tag}` })).status).toBe(304);
  expect((await ask({ 'if-modified-since': date })).status).toBe(304);
  expect((await ask({ 'if-none-match': '"x"', 'if-modified-since': date })).status).toBe(200);
  expect((await ask({ 'if-modified-since': new Date(0).toUTCString() })).status).toBe(200);
});

test.each([
  '/feeds/nothing.atom',
  '/feeds/circle/999999.atom',
  '/feeds/author/999999.atom',
  '/feeds/results/football/none.atom',
  '/feeds/circle/x.atom',
  '/feeds/news',
])('%s is not there', async (path) => {
  expect((await fetch(`${world.site.origin}${path}`)).status).toBe(404);
});
