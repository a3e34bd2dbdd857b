import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headWorld, origin, type HeadWorld } from './head/headWorld.fixtures.ts';

let world: HeadWorld;
beforeAll(async () => {
  world = await headWorld();
});
afterAll(() => world.close());

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});
const fetchText = async (path: string) => {
  const answer = await fetch(`${world.site.origin}${path}`, { headers: { accept: '*/*' } });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
async function fetchXml(path: string): Promise<unknown> {
  const { status, type, text } = await fetchText(path);
  expect([path, status, type, XMLValidator.validate(text)]).toEqual([path, 200, 'application/xml; charset=utf-8', true]);
  return parser.parse(text);
}
const pieces = async () =>
  ((await fetchXml('/sitemap.xml')) as { sitemapindex: { sitemap: { loc: string }[] } }).sitemapindex.sitemap.map(({ loc }) =>
    loc.replace(origin, ''),
  );

interface Entry {
  loc: string;
  lastmod?: string;
  'xhtml:link': { hreflang: string; href: string }[];
}
const entriesOf = async (path: string) => ((await fetchXml(path)) as { urlset: { url: Entry[] } }).urlset.url;

test('the index leads to pieces with every public thing, in each language, with the day of its last change', async () => {
  const names = await pieces();
  expect(names).toEqual(
    expect.arrayContaining([
      '/sitemap/pages-all.xml',
      '/sitemap/matches-football-2026-11.xml',
      '/sitemap/teams-all.xml',
      '/sitemap/competitions-all.xml',
    ]),
  );
  const all = (await Promise.all(names.map(entriesOf))).flat();
  const paths = all.map(({ loc }) => loc.replace(origin, ''));
  for (const path of Object.keys(world.pages).filter((each) => !each.startsWith('/persona'))) expect(paths).toContain(path);
  expect(paths).toContain('/score-detail?id=m1&lang=vi');
  expect(paths.filter((path) => /^\/(member|admin|login|dome|search|chat)/.test(path))).toEqual([]);
  const match = all.find(({ loc }) => loc === `${origin}/score-detail?id=m1&lang=en`);
  expect(match?.lastmod).toBe(new Date(world.site.clock.now()).toISOString());
  expect(match?.['xhtml:link']).toEqual([
    { rel: 'alternate', hreflang: 'zh', href: `${origin}/score-detail?id=m1` },
    { rel: 'alternate', hreflang: 'en', href: `${origin}/score-detail?id=m1&lang=en` },
    { rel: 'alternate', hreflang: 'vi', href: `${origin}/score-detail?id=m1&lang=vi` },
    { rel: 'alternate', hreflang: 'x-default', href: `${origin}/score-detail?id=m1` },
  ]);
  for (const { loc } of all.slice(0, 30)) expect((await fetch(`${world.site.origin}${loc.replace(origin, '')}`)).status, loc).toBe(200);
});

test('what is hidden is not listed, and pieces of nothing are not there', async () => {
  const piece = (await pieces()).find((name) => name.includes('posts-')) ?? '';
  const hidden = await world.content.write(world.author, '马上就不见');
  const listed = async () => (await entriesOf(piece)).map(({ loc }) => loc);
  expect(await listed()).toContain(`${origin}/circle-detail?id=${hidden.id}`);
  await world.site.site.content.judging.judge(world.operator.id, 'hide', [{ kind: 'post', id: Number(hidden.id) }], '不合适');
  expect(await listed()).not.toContain(`${origin}/circle-detail?id=${hidden.id}`);
  for (const path of [
    '/sitemap/none-0.xml',
    '/sitemap/posts-99.xml',
    '/sitemap/posts-x.xml',
    '/sitemap/matches-football-1990-01.xml',
    '/sitemap/../sitemap.xml.xml',
  ])
    expect([path, (await fetchText(path)).status]).toEqual([path, 404]);
});

test('the index is counted again only after ten minutes', async () => {
  const { posts } = { posts: async () => (await pieces()).filter((name) => name.includes('rooms-')) };
  const before = await posts();
  await world.site.site.platform.db.execute('update room set started_at = null');
  expect(await posts()).toEqual(before);
  world.site.clock.set(world.site.clock.now() + 10 * 60_000);
  expect(await posts()).toEqual([]);
});

test('what reads robots.txt is led to the sitemap by its whole address, and kept from pages of one member', async () => {
  const { status, type, text } = await fetchText('/robots.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text.split('\n')).toEqual(expect.arrayContaining([`Sitemap: ${origin}/sitemap.xml`, 'Disallow: /member']));
});
