import { afterAll, beforeAll, expect, test } from 'vitest';
import { headWorld, type HeadWorld } from './headWorld.fixtures.ts';

let world: HeadWorld;
beforeAll(async () => {
  world = await headWorld({ PITCHSIDE_CDN_SECONDS: '10' });
});
afterAll(() => world.close());

test.each([
  ['a visitor', '/score-detail?id=m1', {}, 'public, max-age=0, s-maxage=10, stale-while-revalidate=10'],
  ['a visitor in a language', '/news?lang=vi', {}, 'public, max-age=0, s-maxage=10, stale-while-revalidate=10'],
  ['whoever chose a language', '/news', { cookie: 'lang=en' }, 'private, no-cache'],
  ['a member', '/news', { cookie: 'token=x' }, 'private, no-cache'],
  ['whoever looks for nothing', '/score-detail?id=none', {}, 'private, no-cache'],
])('a CDN may hold what %s gets at %s with %j only if everybody gets that', async (_who, path, headers, expected) => {
  const answer = await fetch(`${world.site.origin}${path}`, { headers });
  expect(answer.headers.get('cache-control')).toBe(expected);
  expect(answer.headers.get('vary')?.split(', ')).toEqual(expect.arrayContaining(['cookie', 'accept-encoding']));
  expect(answer.headers.get('set-cookie')).toBeNull();
});
