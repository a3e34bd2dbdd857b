import { afterAll, beforeAll, expect, test } from 'vitest';
import { headWorld, origin, type HeadWorld } from './head/headWorld.fixtures.ts';

let world: HeadWorld;
beforeAll(async () => {
  world = await headWorld();
});
afterAll(() => world.close());

const get = (path: string) => fetch(`${world.site.origin}${path}`);
const oembed = (url: string, more: Record<string, string> = {}) => get(`/oembed?${new URLSearchParams({ url, ...more })}`);

/** Address of a page as its own head names it for oEmbed. */
async function discovered(path: string): Promise<string | undefined> {
  const html = await (await get(path)).text();
  const [, href] = /<link rel="alternate" type="application\/json\+oembed" title="[^"]*" href="([^"]*)"/.exec(html) ?? [];
  return href?.replaceAll('&amp;', '&');
}

test.each([
  ['/score-detail?id=m1', '/embed/match/m1'],
  ['/score-detail?id=m1&lang=en', '/embed/match/m1?lang=en'],
  ['/score-detail?id=m1&score=0', '/embed/match/m1?score=0'],
  ['/base-football?id=epl', '/embed/league/epl'],
  ['/base-football?team=a1&lang=vi', '/embed/team/a1?lang=vi'],
  ['/live?id=77', '/embed/room/77'],
])('%s names its embed', async (page, embed) => {
  // A busy machine may be late with the head of a page.
  await expect.poll(() => discovered(page), { timeout: 15_000 }).toMatch(`${origin}/oembed?`);
  const address = await discovered(page);
  const answer = await get((address ?? '').replace(origin, ''));
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  const found = (await answer.json()) as { type: string; html: string; width: number; height: number; version: string; title: string };
  expect(found).toMatchObject({ version: '1.0', type: 'rich', provider_url: origin, title: expect.stringMatching(/./) });
  expect(found.html).toContain(`<iframe src="${origin}${embed.replace('&', '&amp;')}" title="`);
  expect(found.html).toContain(`width="${found.width}" height="${found.height}"`);
});

test('a frame is no larger than wanted', async () => {
  const answer = await oembed(`${origin}/score-detail?id=m1`, { maxwidth: '300', maxheight: '200' });
  expect(await answer.json()).toMatchObject({ width: 300, height: 200 });
});

test('other sites, unknown things, pages without an embed and other formats are refused', async () => {
  for (const url of [
    '',
    'x',
    'https://evil.example/score-detail?id=m1',
    `${origin}/score-detail?id=none`,
    `${origin}/news`,
    `${origin}/nowhere`,
  ])
    expect([url, (await oembed(url)).status]).toEqual([url, 404]);
  expect((await oembed(`${origin}/score-detail?id=m1`, { format: 'xml' })).status).toBe(501);
  expect(await discovered('/news')).toBeUndefined();
});
