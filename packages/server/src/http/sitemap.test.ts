import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentWorld } from '../modules/content/content/content.fixtures.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_ORIGIN: 'https://site.example' });
});
afterAll(() => site.close());

test('engines are told of the public pages and of what is newest on them, again only after ten minutes', async () => {
  const world = contentWorld(site);
  const author = await world.somebody();
  await world.shelf('circle', 'tactics');
  const first = await world.write(author, '看台');
  const read = async () => {
    const answer = await fetch(`${site.origin}/sitemap.xml`, { headers: { accept: '*/*' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  };
  const urls = await read();
  expect(urls).toEqual(expect.arrayContaining(['https://site.example/main', `https://site.example/circle-detail?id=${first.id}`]));
  expect(urls.every((url) => url?.startsWith('https://site.example/'))).toBe(true);
  expect(urls.filter((url) => /member|admin|login|dome/.test(url ?? ''))).toEqual([]);
  const second = `https://site.example/circle-detail?id=${(await world.write(author, '又一篇')).id}`;
  expect(await read()).toEqual(urls);
  site.clock.set(site.clock.now() + 10 * 60_000);
  expect(await read()).toContain(second);
});

test('what reads robots.txt is led to the sitemap by its whole address', async () => {
  const answer = await fetch(`${site.origin}/robots.txt`, { headers: { accept: '*/*' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect((await answer.text()).split('\n')).toContain('Sitemap: https://site.example/sitemap.xml');
});
