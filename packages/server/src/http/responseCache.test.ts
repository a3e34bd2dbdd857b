import { codes } from '@pitchside/api/contract';
import { eq } from 'drizzle-orm';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goal, playing, world } from '../modules/scores/matches/matches.fixtures.ts';
import { rooms } from '../modules/live/room/index.ts';
import { createLocalBus } from '../ports/bus/local.ts';
import { openTestRooms } from '../testing/testRooms.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { cacheLimits } from './responseCache.ts';

let site: TestSite;
let version = 0;
/** One a node, and nothing carries wake-ups from one to the other. */
const buses: ReturnType<typeof createLocalBus>[] = [];
beforeAll(async () => {
  const openBus = () => {
    const bus = createLocalBus();
    buses.push(bus);
    return bus;
  };
  site = await openTestSite({}, { cached: true, openBus });
  await openTestRooms(site.site.platform.db, [1, 2]);
  await site.site.live.change(1, { status: 'live', heat: 1 });
  await site.join('13800000001');
  await site.site.matches.apply({ ...world(site.clock.now() - 60_000, 2), updates: [playing('m1', (version += 1), 1, 0)] });
});
afterAll(() => site.close());
beforeEach(() => site.clock.set(site.clock.now() + cacheLimits.life + 1));

/** Fields of answers that this test reads. */
interface Said {
  list: { id: string; title?: string; text?: string; home_score?: number; home?: { name: string }; match?: { home_score: number } }[];
  match?: { home_score: number };
  is_owner?: boolean;
}
const get = async (path: string, query = '', options: Parameters<TestSite['call']>[2] = {}) => {
  const { code, data } = await site.call('GET', path, { query, ...options });
  return { code, data: data as Said };
};
const table = (options = {}) => get('hot_match/initial_list', '', options);
const listed = (options = {}) => get('live_streaming/getLiveList', '', options);
/** Changes a room past everybody: nobody is woken. */
const rename = (title: string) => site.site.platform.db.update(rooms).set({ title }).where(eq(rooms.id, 1));
const titleOf = ({ data }: Awaited<ReturnType<typeof listed>>) => data.list[0]?.title;

test('an answer is given again for a second, and made anew after it', async () => {
  await rename('before');
  expect(titleOf(await listed())).toBe('before');
  await rename('after');
  expect(titleOf(await listed())).toBe('before');
  site.clock.set(site.clock.now() + cacheLimits.life);
  expect(titleOf(await listed())).toBe('before');
  site.clock.set(site.clock.now() + 1);
  expect(titleOf(await listed())).toBe('after');
});

test('a goal is in every list and in its match at once, without a second having passed', async () => {
  const scores = async () => [
    (await table()).data.list.find(({ id }) => id === 'm1')?.home_score,
    (await get('hot_match/recommend')).data.list.find(({ id }) => id === 'm1')?.home_score,
    (await get('hot_match/battle', '?id=m1')).data.match?.home_score,
    (await listed()).data.list[0]?.match?.home_score,
  ];
  await site.site.live.change(1, { matchId: 'm1' });
  expect(await scores()).toEqual([0, 0, 0, 0]);
  for (const score of [1, 2, 3]) {
    const scored = goal(`g${score}`, 10 + score, score, site.clock.now());
    await site.site.matches.apply({ updates: [playing('m1', (version += 1), 10 + score, score, [scored])] });
    expect(await scores()).toEqual([score, score, score, score]);
  }
});

test('another node keeps its own answer, no longer than a second', async () => {
  const { origin: at } = await site.secondNode();
  await site.site.live.change(1, { title: 'first' });
  expect([titleOf(await listed()), titleOf(await listed({ at }))]).toEqual(['first', 'first']);
  // Nothing but the database connects the two, so that the other is not woken.
  await site.site.live.change(1, { title: 'second' });
  expect([titleOf(await listed()), titleOf(await listed({ at }))]).toEqual(['second', 'first']);
  site.clock.set(site.clock.now() + cacheLimits.life + 1);
  expect(titleOf(await listed({ at }))).toBe('second');
});

test('what may have been missed makes all answers old', async () => {
  await rename('before a cut');
  await listed();
  await rename('after a cut');
  buses[0]?.gap();
  expect(titleOf(await listed())).toBe('after a cut');
});

test('each language and each set of parameters has an answer of its own; two spellings of one have the same', async () => {
  const home = async (lang: string) => (await table({ lang })).data.list[0]?.home?.name;
  for (let round = 0; round < 2; round += 1)
    expect([await home('zh'), await home('en'), await home('vi')]).toEqual(['a1', 'a1 (en)', 'a1 (vi)']);
  expect((await table({ lang: 'fr' })).data).toEqual((await table({ lang: 'zh' })).data);

  await site.site.live.change(2, { status: 'live', heat: 9, category: 'talk' });
  const ids = async (query: string) => (await get('live_streaming/getLiveList', query)).data.list.map(({ id }) => id);
  for (let round = 0; round < 2; round += 1) {
    expect(await ids('?sort=hot')).toEqual(['2', '1']);
    expect(await ids('?category=football')).toEqual(['1']);
    expect(await ids('?limit=1')).toEqual(['2']);
    expect(await ids('?limit=1&page=2')).toEqual(['1']);
  }
  await site.site.platform.db.update(rooms).set({ heat: 0 }).where(eq(rooms.id, 2));
  expect(await ids('?page=2&limit=01&sort=hot')).toEqual(['1']);
  expect(await ids('?limit=1&page=2&other=x')).toEqual(['1']);
  expect(await ids('?limit=2&page=1')).toEqual(['1', '2']);
});

test('a room’s own people and whoever was removed from it get what is theirs, whatever visitors were given', async () => {
  const { live, account } = site.site;
  const fan = await site.join('13800000002');
  const owner = Number((await live.room('1'))?.owner.id);
  const token = await site.signIn('13800000002');
  const ownerToken = await account.sessions.begin(owner, { way: 'qr', userAgent: '', address: '' });
  const calls = ['Live_streaming/getRoomInfo', 'Live/getLiveUrl', 'Live/getPlacard', 'Barrage/getList'];
  const codesOf = (options = {}) => Promise.all(calls.map(async (path) => (await get(path, '?id=1', options)).code));
  const isOwner = async (options = {}) => (await get('Live_streaming/getRoomInfo', '?id=1', options)).data.is_owner;

  expect(await isOwner({ token: ownerToken })).toBe(true);
  expect([await isOwner(), await isOwner({ token }), await isOwner({ token: ownerToken })]).toEqual([false, false, true]);
  expect(await codesOf()).toEqual([codes.ok, codes.ok, codes.ok, codes.ok]);
  await site.site.moderation.kick({ roomId: 1, userId: fan, byId: owner }, '');
  expect(await codesOf({ token })).toEqual([codes.failed, codes.failed, codes.failed, codes.failed]);
  expect(await codesOf()).toEqual([codes.ok, codes.ok, codes.ok, codes.ok]);
  await site.site.moderation.lift({ roomId: 1, userId: fan, byId: owner });
  expect(await codesOf({ token })).toEqual([codes.ok, codes.ok, codes.ok, codes.ok]);
});

test('what is said in a room is in its list at once', async () => {
  const [token, texts] = [
    await site.signIn('13800000001'),
    async () => (await get('Barrage/getList', '?id=1')).data.list.map(({ text }) => text),
  ];
  expect(await texts()).toEqual([]);
  await site.call('GET', 'Barrage/send', { token, query: `?id=1&text=${encodeURIComponent('好球')}` });
  expect(await texts()).toEqual(['好球']);
});

test('a refusal is not kept: what is there a moment later is found', async () => {
  const battle = () => get('hot_match/battle', '?id=m3');
  expect((await battle()).code).toBe(codes.failed);
  await site.site.matches.apply(world(site.clock.now(), 3));
  expect((await battle()).code).toBe(codes.ok);
});

test('an answer goes out packed as the caller takes it, and its headers are those of every call', async () => {
  const ask = (headers: Record<string, string>) =>
    site.site.app.inject({ method: 'GET', url: '/api/hot_match/initial_list', headers: { lang: 'en', ...headers } });
  for (let round = 0; round < 2; round += 1) {
    const [plain, br, gzip] = [await ask({}), await ask({ 'accept-encoding': 'gzip, br' }), await ask({ 'accept-encoding': 'gzip' })];
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    for (const { headers, rawPayload } of [plain, br, gzip])
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(rawPayload.length),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        vary: 'accept-encoding',
      });
  }
  const head = await site.site.app.inject({ method: 'HEAD', url: '/api/hot_match/initial_list', headers: { lang: 'en' } });
  expect([head.body, head.headers['content-length']]).toEqual(['', String((await ask({})).rawPayload.length)]);
});
