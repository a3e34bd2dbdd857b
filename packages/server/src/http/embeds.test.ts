import { msg } from '@lingui/core/macro';
import type { Call, CallData, CallInput } from '@pitchside/api/contract';
import Fastify from 'fastify';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CallError } from '../platform/callError.ts';
import { speak } from '../text/speak.ts';
import type { Drawing } from './draw.ts';
import { installEmbeds } from './embeds.ts';
import { headWorld, type HeadWorld } from './head/headWorld.fixtures.ts';
import { hidesScoreIn, type Heads } from './head/readHead.ts';
import { createPageCache } from './pageCache.ts';
import { installSecurity } from './security.ts';

const folder = mkdtempSync(join(tmpdir(), 'pitchside-embeds-'));
const app = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } });
const drawn: Drawing[] = [];
let [isAllowed, isDrawn] = [true, true];
let world: HeadWorld;

/** Answers of the test site, refused where there is nothing. */
const sourceOf: Heads['sourceOf'] = ({ query, language }) => ({
  query,
  language,
  async ask<C extends Call>(call: C, input: CallInput<C>) {
    const params = new URLSearchParams(Object.entries(Object(input) as object).map(([name, value]) => [name, String(value)]));
    const { code, data } = await world.site.call(call.method, `${call.path}?${params}`);
    if (code !== 0) throw new CallError(msg`没有这场比赛`);
    return data as CallData<C>;
  },
  say: (text) => speak(text, language),
  link: (path) => path,
  site: 'Pitchside',
  hidesScore: hidesScoreIn(query),
  file: (path) => path,
});

beforeAll(async () => {
  world = await headWorld();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<head><link rel="stylesheet" crossorigin href="/assets/a.css"></head>');
  writeFileSync(
    join(folder, 'assets/a.css'),
    '@font-face{font-family:B;src:url(/b.woff2)}.day{--ink:black;--idle:red}.night{--ink:white;--idle:blue}.x{color:var(--ink)}.unused{top:0}',
  );
  writeFileSync(join(folder, 'preload.json'), '{"EmbedFrame":{"needs":[]}}');
  installSecurity(app, { uploads: () => 'https://files.example', withVendor: false });
  installEmbeds(app, folder, {
    heads: { siteName: () => 'Pitchside', sourceOf },
    firstAnswers: async () => ({ text: '{}', block: '' }),
    pages: createPageCache({ isCurrent: () => false }),
    cdnSeconds: 5,
    rates: async () => (isAllowed ? { allowed: true } : { allowed: false, retryAfter: 7 }),
    async draw(drawing) {
      drawn.push(drawing);
      const dark = drawing.address.includes('theme=') ? '' : '<span hidden="" class="night" data-dark="true"></span>';
      const link = '<a class="x" href="/score-detail?id=m1&amp;a=1">2-0</a>';
      return isDrawn
        ? {
            head: '<style nonce="%NONCE%">.s{top:1px}</style>',
            body: `<div id="root" data-drawn="{}"><div class="day" data-theme="day">${link}${dark}</div></div>`,
          }
        : undefined;
    },
  });
});
afterAll(async () => {
  await app.close();
  await world.close();
  rmSync(folder, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

test('any site may frame an embed, which loads its own script alone; no cookie is set, read or told apart', async () => {
  const { statusCode, headers, body } = await get('/embed/match/m1', { cookie: 'lang=en; theme=night; token=t' });
  expect(statusCode).toBe(200);
  const [, nonce = ''] = /<style nonce="([^"]+)"/.exec(body) ?? [];
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; img-src 'self' data: https://files.example; media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  );
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=5',
    'content-language': 'zh',
    'x-robots-tag': 'noindex',
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect(String(headers.vary ?? '')).not.toContain('cookie');
  expect(body.match(/<script/g)).toHaveLength(1);
  expect(body).toContain('<script defer src="/embed.js"></script>');
  expect(body).toMatch(/<title>[^<]*2–0/);
  expect(body).toContain('<noscript><meta http-equiv="refresh" content="30"></noscript>');
  expect(body).toContain('<body data-renew="10">');
});

test('the rest of the site is framed by nobody', async () => {
  for (const path of ['/main', '/score-detail?id=m1', '/embed', '/oembed?url=x', '/api/Universal/systemConfig'])
    expect([path, (await fetch(`${world.site.origin}${path}`)).headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
});

test('links lead to the site in a new tab, in the language of the embed', async () => {
  const { body, headers } = await get('/embed/scorebug/m1?lang=vi');
  expect(headers['content-language']).toBe('vi');
  expect(body).toContain('<a target="_blank" rel="noopener" class="x" href="/score-detail?id=m1&amp;a=1&amp;lang=vi">');
});

test('styles are those in use without fonts; an embed without a theme follows the system', async () => {
  const css = async (search: string) => /<style[^>]*>(.*?)<\/style>/s.exec((await get(`/embed/match/m1${search}`)).body)?.[1] ?? '';
  const auto = await css('');
  expect(auto).toContain('.day{--ink:black}');
  expect(auto).toContain('.s{top:1px}');
  expect(auto).toContain('@media (prefers-color-scheme:dark){.day{--ink:white}}');
  expect(auto).not.toMatch(/font-face|unused|idle/);
  expect(await css('?theme=light')).not.toContain('@media');
});

test('addresses that mean the same are drawn once, and what an address may not say is left out', async () => {
  drawn.length = 0;
  await get('/embed/match/m1?color=C8102E&score=0&utm=x');
  await get('/Embed/Match/m2?color=c8102e%3B}&theme=pink&sport=chess&chat=0');
  expect(drawn.map(({ address, theme, saver }) => [address, theme, saver])).toEqual([
    ['/embed/match/m1?color=c8102e&score=0', null, true],
    ['/embed/match/m2', null, true],
  ]);
});

test('a link without the score has none in its title', async () => {
  expect((await get('/embed/match/m1?score=0')).body).not.toContain('2–0');
});

test('whoever has it already is told so', async () => {
  const { headers } = await get('/embed/match/m2');
  expect((await get('/embed/match/m2', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test.each([
  '/embed/match/none',
  '/embed/league/none',
  '/embed/team/none',
  '/embed/poll/999999',
  '/embed/room/999999?chat=0',
  '/embed/expert/999999',
  '/embed/wallet/1',
  '/embed/match/%3Cx',
  '/embed/league/nba?sport=basketball',
])('%s is a small page that says that there is nothing', async (path) => {
  const { statusCode, body, headers } = await get(`${path}${path.includes('?') ? '&' : '?'}lang=en`);
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(body).toContain('<h1>Nothing here</h1>');
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
});

test('an embed that cannot be drawn now comes again by itself', async () => {
  isDrawn = false;
  const { statusCode, body } = await get('/embed/team/a1');
  expect([statusCode, body.includes('<meta http-equiv="refresh" content="3">')]).toEqual([503, true]);
  isDrawn = true;
});

test('an address that loads too many has to wait', async () => {
  isAllowed = false;
  const { statusCode, headers } = await get('/embed/match/m1');
  expect([statusCode, headers['retry-after']]).toEqual([429, '7']);
  isAllowed = true;
});
