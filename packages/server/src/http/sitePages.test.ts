import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goal, playing } from '../modules/scores/matches/matches.fixtures.ts';
import { headWorld, type HeadWorld } from './head/headWorld.fixtures.ts';
import { pageLimits } from './pageCache.ts';
import { cacheLimits } from './responseCache.ts';

let world: HeadWorld;
beforeAll(async () => {
  world = await headWorld({}, { cached: true });
});
afterAll(() => world.close());
const pass = (ms: number) => world.site.clock.set(world.site.clock.now() + ms);

/** A page as it comes over the wire, in the encoding that is asked for. */
async function get(path: string, headers: Record<string, string> = {}) {
  const {
    statusCode,
    headers: responseHeaders,
    rawPayload,
  } = await world.site.site.app.inject({ url: path, headers: { host: 'a', ...headers } });
  return { status: statusCode, responseHeaders, bytes: rawPayload, text: rawPayload.toString() };
}
const titleOf = ({ text }: { text: string }) => /<title>([^<]*)/.exec(text)?.[1];
const match = '/score-detail?id=m1';

// A busy machine may be late with an answer, and pages that lack one are not kept.
beforeEach(async () => {
  pass(cacheLimits.life + 1);
  for (const path of [match, '/news', '/football'])
    await expect
      .poll(async () => (await get(path)).responseHeaders.etag === (await get(path)).responseHeaders.etag, { timeout: 15_000 })
      .toBe(true);
});

test.each(['br', 'gzip', 'identity'])('whoever reads the same gets the same bytes, in %s', async (encoding) => {
  const [first, second] = [await get(match, { 'accept-encoding': encoding }), await get(match, { 'accept-encoding': encoding })];
  expect(first.bytes.length).toBeGreaterThan(1_000);
  expect(second.bytes.equals(first.bytes)).toBe(true);
  expect(second.responseHeaders['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  for (const name of ['etag', 'content-security-policy', 'vary', 'content-language'])
    expect([name, second.responseHeaders[name]]).toEqual([name, first.responseHeaders[name]]);
});

test('the policy of a page that is sent again allows its styles, and no other page’s', async () => {
  const pages = [await get(match), await get(match), await get('/news'), await get('/nowhere'), await get('/nowhere')];
  const nonces = pages.map(({ text }) => /nonce="([^"]+)"/.exec(text)?.[1] ?? '');
  for (const [index, { responseHeaders }] of pages.entries())
    expect(responseHeaders['content-security-policy']).toContain(`'nonce-${nonces[index]}'`);
  expect(nonces[1]).toBe(nonces[0]);
  expect(new Set(nonces).size).toBe(4);
});

test('a goal is in the page at once, though not more often than pages are made', async () => {
  const { site, clock } = world.site;
  const before = titleOf(await get(match));
  expect(before).toContain('2–0');
  pass(pageLimits.pace);
  await site.matches.apply({ updates: [playing('m1', 2, 70, 3, [goal('g3', 70, 3, clock.now())])] });
  const after = await get(match);
  expect(titleOf(after)).toContain('3–0');
  await site.matches.apply({ updates: [playing('m1', 3, 71, 4, [goal('g4', 71, 4, clock.now())])] });
  expect((await get(match)).responseHeaders.etag).toBe(after.responseHeaders.etag);
  pass(pageLimits.pace);
  expect(titleOf(await get(match))).toContain('4–0');
});

test('a page that is still the same after its answers were made anew keeps its bytes', async () => {
  const { responseHeaders } = await get('/news');
  pass(cacheLimits.life + 1);
  await expect.poll(async () => (await get('/news')).responseHeaders.etag).toBe(responseHeaders.etag);
});

test('languages and themes do not mix, whether the address or a cookie names them', async () => {
  const read = async () =>
    Promise.all([
      get('/football'),
      get('/football', { cookie: 'lang=en' }),
      get('/football?lang=vi'),
      get('/football?lang=vi', { cookie: 'lang=en' }),
      get('/football', { cookie: 'theme=night' }),
    ]);
  for (const pages of [await read(), await read()]) {
    expect(pages.map(({ responseHeaders }) => responseHeaders['content-language'])).toEqual(['zh', 'en', 'vi', 'vi', 'zh']);
    expect(pages.map(({ text }) => /<html lang="(\w+)"/.exec(text)?.[1])).toEqual(['zh', 'en', 'vi', 'vi', 'zh']);
    expect(pages[4]?.responseHeaders.etag).not.toBe(pages[0]?.responseHeaders.etag);
  }
});

test('a page is for one zone: the reader’s by the cookie, else that of its language', async () => {
  const read = (cookie?: string) => get('/schedule', cookie === undefined ? {} : { cookie });
  const [plain, ...same] = await Promise.all([read(), read('zone=Asia/Shanghai'), read('zone=Europe/Nowhere')]);
  expect(same.map(({ responseHeaders }) => responseHeaders.etag)).toEqual([plain.responseHeaders.etag, plain.responseHeaders.etag]);
  /** Hour UTC at which the days of the page begin; none while an answer is late. */
  const beginning = async (cookie?: string) => {
    const [, first] = /schedule\/days\?edges=(\d+)/.exec((await read(cookie)).text) ?? [];
    return new Date(Number(first)).getUTCHours();
  };
  for (const [cookie, hour] of [
    ['', 16],
    ['zone=Asia/Kathmandu', 18],
    ['zone=Pacific/Honolulu', 10],
    ['lang=vi', 17],
    ['lang=en', 0],
  ] as const)
    await expect.poll(() => beginning(cookie), { message: cookie, timeout: 15_000 }).toBe(hour);
});

test('what belongs to a member is in nobody’s page', async () => {
  const { author } = world;
  const own = `/persona?id=${author.id}`;
  const member = await get(own, { cookie: `token=${author.token}`, token: author.token });
  const visitor = await get(own);
  expect(visitor.bytes.equals(member.bytes)).toBe(true);
  expect(visitor.text).not.toContain(author.token);
  expect([member.responseHeaders['set-cookie'], visitor.responseHeaders['set-cookie']]).toEqual([undefined, undefined]);
});

test('whoever has the page already is told so, until it is another', async () => {
  const { responseHeaders } = await get('/news', { 'accept-encoding': 'br' });
  const tag = String(responseHeaders.etag);
  const again = await get('/news', { 'if-none-match': `W/"other", ${tag}` });
  expect([again.status, again.text, again.responseHeaders.etag]).toEqual([304, '', tag]);
  expect(again.responseHeaders.vary).toBe('cookie, save-data, accept-encoding');
  expect(again.responseHeaders['content-security-policy']).toBe(responseHeaders['content-security-policy']);
  expect((await get('/news?lang=en', { 'if-none-match': tag })).status).toBe(200);
  const lost = await get('/score-detail?id=none');
  expect([lost.status, (await get('/score-detail?id=none', { 'if-none-match': String(lost.responseHeaders.etag) })).status]).toEqual([
    404, 404,
  ]);
});

test('what was not there is looked for again', async () => {
  const address = '/score-detail?id=m2';
  const { site } = world.site;
  const missing = '/score-detail?id=late';
  expect([(await get(missing)).status, (await get(address)).status]).toEqual([404, 200]);
  const { fixtures = [] } = (await import('../modules/scores/matches/matches.fixtures.ts')).world(world.site.clock.now(), 1);
  await site.matches.apply({ fixtures: fixtures.map((fixture) => ({ ...fixture, id: 'late' })) });
  expect((await get(missing)).status).toBe(200);
});
