import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../text/local.ts';
import { headWorld, origin, sharpTitle, type HeadWorld } from './headWorld.fixtures.ts';
import { linkedData } from './linkedData.fixtures.ts';

let world: HeadWorld;
beforeAll(async () => {
  world = await headWorld();
});
afterAll(() => world.close());

const unescape = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const one = (html: string, pattern: RegExp): string => unescape(pattern.exec(html)?.[1] ?? '');
const property = (html: string, name: string) => one(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`));
const inLanguage = (path: string, lang: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
const fetchPage = (path: string, init: RequestInit = {}) => fetch(`${world.site.origin}${path}`, init);

/** Reads the head of a page. */
async function headOf(path: string, init?: RequestInit) {
  const answer = await fetchPage(path, init);
  const html = await answer.text();
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    status: answer.status,
    html,
    lang: one(html, /<html lang="([^"]*)"/),
    title: one(html, /<title>([^<]*)<\/title>/),
    description: property(html, 'description'),
    canonical: one(html, /<link rel="canonical" href="([^"]*)"/),
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang, href]) => [
      lang,
      unescape(href ?? ''),
    ]),
    feeds: [...html.matchAll(/<link rel="alternate" type="application\/atom\+xml" title="[^"]*" href="([^"]*)"/g)].map(([, href]) =>
      unescape(href ?? ''),
    ),
    image: property(html, 'og:image'),
    data: block === undefined ? undefined : (JSON.parse(block) as { '@graph': { '@type': string }[] }),
  };
}
const own = (address: string) => address.replace(origin, '');

/** Kinds of requests of crawlers and previews of links. */
const requests: Record<string, RequestInit> = {
  'no accept': { headers: { accept: '' } },
  anything: { headers: { accept: '*/*' } },
  'text/html': { headers: { accept: 'text/html' } },
  Twitterbot: { headers: { 'user-agent': 'Twitterbot/1.0' } },
  Facebook: { headers: { 'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' } },
  Googlebot: { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } },
  'a language': { headers: { 'accept-language': 'fr-FR,fr;q=0.9' } },
};

test.each(Object.entries(requests))('every page says to %s what it is, in each language', async (_kind, init) => {
  const seen = new Set<string>();
  for (const [path, named] of Object.entries(world.pages))
    for (const lang of languages) {
      const head = await headOf(inLanguage(path, lang), init);
      expect([path, head.status, head.lang]).toEqual([path, 200, lang]);
      if (lang === 'zh') expect(head.title).toContain(named);
      expect(head.title.endsWith(lang === 'zh' ? ' - 场边' : ' - Pitchside'), head.title).toBe(true);
      expect(head.description.length, path).toBeGreaterThan(3);
      expect(seen.has(`${lang} ${head.title}`), head.title).toBe(false);
      seen.add(`${lang} ${head.title}`);
      expect(own(head.canonical)).toBe(lang === 'zh' ? path : inLanguage(path, lang));
      expect(head.alternates.map(([each, href]) => [each, own(href ?? '')])).toEqual([
        ...languages.map((each) => [each, each === 'zh' ? path : inLanguage(path, each)]),
        ['x-default', path],
      ]);
    }
});

test('a HEAD is answered like the page, without it', async () => {
  for (const path of Object.keys(world.pages)) {
    const { status, headers } = await fetchPage(inLanguage(path, 'vi'), { method: 'HEAD' });
    expect([path, status, headers.get('content-language')]).toEqual([path, 200, 'vi']);
  }
});

test('JSON-LD has what search engines need of each kind of thing', async () => {
  const kinds = new Set<string>();
  for (const path of Object.keys(world.pages))
    for (const lang of languages) {
      const { data } = await headOf(inLanguage(path, lang));
      const graph = linkedData.parse(data)['@graph'];
      for (const { '@type': kind } of graph) kinds.add(kind);
    }
  expect([...kinds].sort()).toEqual([
    'BreadcrumbList',
    'DiscussionForumPosting',
    'NewsArticle',
    'ProfilePage',
    'SportsEvent',
    'SportsTeam',
    'VideoObject',
  ]);
});

test('a title that looks like markup stays text, on the page and in its data', async () => {
  const { title, html, data } = await headOf(`/detail?id=${world.article}`);
  expect(title).toBe(`${sharpTitle} - 场边`);
  expect(html).not.toContain('<script>alert');
  expect(data?.['@graph']).toContainEqual(expect.objectContaining({ '@type': 'NewsArticle', headline: sharpTitle }));
});

test('a match is named by its score, and a link without the score by neither words nor picture', async () => {
  const path = '/score-detail?id=m1';
  const shown = await headOf(inLanguage(path, 'en'));
  expect(shown.title).toBe("a1 (en) 2–0 b1 (en), 67' – 英超 (en) - Pitchside");
  const hidden = await headOf(`${inLanguage(path, 'en')}&score=0`);
  const { html } = hidden;
  const headHtml = html.slice(0, html.indexOf('</head>'));
  expect([hidden.title.includes('v b1'), /2\s?[–-]\s?0/.test(headHtml), headHtml.includes("67'")]).toEqual([true, false, false]);
  expect(hidden.canonical).toBe(shown.canonical);
  const pictures = await Promise.all(
    [shown, hidden].map(async ({ image }) => Buffer.from(await (await fetchPage(own(image))).arrayBuffer())),
  );
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
});

test('the picture of every page is a PNG of 1200 by 630 in each language, kept by its tag', { timeout: 60_000 }, async () => {
  for (const path of Object.keys(world.pages)) {
    const { image } = await headOf(inLanguage(path, 'vi'));
    const answer = await fetchPage(own(image));
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    const tag = answer.headers.get('etag') ?? '';
    expect((await fetchPage(own(image), { headers: { 'if-none-match': tag } })).status).toBe(304);
  }
  expect((await fetchPage('/card/score-detail.png?id=nothing')).status).toBe(404);
  expect((await fetchPage('/card/nowhere.png')).status).toBe(404);
  expect((await fetchPage('/card/%2e%2e/main.png')).status).toBe(404);
});

test.each([
  '/nowhere',
  '/score-detail?id=nothing',
  '/score-detail',
  '/detail?id=999999',
  '/detail?id=x',
  '/circle-detail?id=999999',
  '/video-player?id=999999',
  '/live?id=999999',
  '/persona?id=999999',
  '/specialist-home?id=999999',
  '/base-football?id=nothing',
  '/base-football?team=nothing',
  '/base-football?player=nothing',
  '/circle?id=999999',
  '/news?section=999999',
])('%s is not there, and says so in its title', async (path) => {
  const { status, title, html } = await headOf(inLanguage(path, 'en'));
  expect([status, title]).toEqual([404, 'Page not found - Pitchside']);
  expect(html).toContain('<meta name="robots" content="noindex" />');
});

test.each(['/member', '/admin', '/chat-chat', '/login', '/search?name=x', '/cashier/1', '/reserve'])(
  '%s is left out by engines',
  async (path) => {
    const { status, html, title, canonical } = await headOf(path);
    expect([status, canonical, html.includes('<meta name="robots" content="noindex" />')]).toEqual([200, '', true]);
    expect(title).not.toBe('场边');
  },
);

test('the language of the address wins over the cookie, which wins over nothing', async () => {
  const cookie = { headers: { cookie: 'lang=en' } };
  expect((await headOf('/news?lang=vi', cookie)).lang).toBe('vi');
  expect((await headOf('/news', cookie)).lang).toBe('en');
  expect((await headOf('/news?lang=xx', cookie)).lang).toBe('en');
  expect((await headOf('/news')).lang).toBe('zh');
});
