import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../testing/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.origin}${path}`, { headers });

test.each([
  ['zh', '', '场边', '赛程'],
  ['en', '?lang=en', 'Pitchside', 'Schedule'],
  ['vi', '', 'Pitchside', 'Lịch thi đấu'],
])('the manifest speaks %s, by its address or the reader’s cookie', async (language, query, name, shortcut) => {
  const answer = await get(`/manifest.webmanifest${query}`, query === '' && language !== 'zh' ? { cookie: `lang=${language}` } : {});
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(answer.headers.get('content-language')).toBe(language);
  expect(answer.headers.get('vary')).toMatch(/cookie/i);
  const manifest = (await answer.json()) as { icons: { purpose: string }[]; shortcuts: { name: string }[] };
  expect(manifest).toMatchObject({ name, lang: language, display: 'standalone', start_url: '/', scope: '/' });
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
  expect(manifest.shortcuts.map((each) => each.name)).toContain(shortcut);
});

test('the page for a browser without network needs nothing else', async () => {
  const answer = await get('/offline?lang=vi');
  const html = await answer.text();
  expect(html).toContain('Bạn đang ngoại tuyến');
  expect(html).not.toMatch(/<script|<link|<img/);
  expect(answer.headers.get('content-security-policy')).toContain("'nonce-");
});
