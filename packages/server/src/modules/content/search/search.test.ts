import type { Found, FoundAnchor } from '@pitchside/api/content/search';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPeople, type TestPeople } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { playing } from '../../scores/matches/matches.fixtures.ts';
import { users } from '../../member/member/index.ts';
import { searchWorld } from './search.fixtures.ts';

let site: TestSite;
let people: TestPeople;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
  await site.site.matches.apply(searchWorld(site.clock.now()));
  await site.site.matches.apply({ updates: [playing('derby', 1, 67, 2)] });
  await site.site.search.indexing.names();
});
afterAll(() => site.close());

const db = () => site.site.platform.db;
const ask = (path: string, name: string, options: { lang?: string; at?: string; more?: string } = {}) =>
  site.call('GET', path, { ...options, query: `?name=${encodeURIComponent(name)}${options.more ?? ''}` });
const suggest = async (name: string, options: { lang?: string; at?: string } = {}) => {
  const answer = await ask('Search/suggest', name, options);
  expect([name, answer.code]).toEqual([name, 0]);
  return answer.data as Found;
};
const bestOf = async (name: string) => (await suggest(name)).best;
const teamsOf = async (name: string) => (await suggest(name)).teams.map(({ team }) => team.id);
/** An indexed anchor with nickname and room. */
async function anchor(nickname: string, status: 'live' | 'ended' = 'live', room: Parameters<TestPeople['anchor']>[1] = {}) {
  const made = await people.anchor(status, room);
  await db().update(users).set({ nickname }).where(eq(users.id, made.id));
  await site.site.search.indexing.anchors();
  return made;
}

describe('a team is found', () => {
  test.each([
    ['曼城', 'mci'],
    ['曼彻斯特城', 'mci'],
    ['man city', 'mci'],
    ['ManCity', 'mci'],
    ['ＭＡＮ　ＣＩＴＹ', 'mci'],
    ['MC', 'mci'],
    ['man xanh', 'mci'],
    ['蓝月亮', 'mci'],
    ['mancheng', 'mci'],
    ['mu', 'mun'],
    ['quy do', 'mun'],
    ['Quỷ đỏ', 'mun'],
    ['红魔', 'mun'],
    ['RM', 'rma'],
    ['huangma', 'rma'],
    ['拜仁', 'bay'],
    ['FCB', 'bay'],
    ['atletico', 'atm'],
    ['ha noi', 'hnf'],
    ['hà nội', 'hnf'],
    ['阿仙奴', 'ars'],
    ['勇士', 'gsw'],
    ['GSW', 'gsw'],
  ])('by %s', async (name, id) => {
    expect(await bestOf(name)).toEqual({ kind: 'team', id });
  });

  test('and a competition by what fans call it', async () => {
    for (const name of ['英超', 'EPL', 'ngoai hang', 'premier le', 'NHA'])
      expect([name, await bestOf(name)]).toEqual([name, { kind: 'competition', id: 'epl' }]);
  });
});

test('names come in the language of the caller, and the name that was meant beside them where it is none of them', async () => {
  const shown = async (name: string, lang: string) => {
    const [first] = (await suggest(name, { lang })).teams;
    return [first?.team.name, first?.team.short_name, first?.also, first?.competition?.short_name];
  };
  expect(await shown('mc', 'zh')).toEqual(['曼彻斯特城', '曼城', 'MC', '英超']);
  expect(await shown('mc', 'en')).toEqual(['Manchester City', 'Man City', 'MC', 'EPL']);
  expect(await shown('曼城', 'vi')).toEqual(['Manchester City', 'Man City', null, 'NHA']);
});

test('whole names and aliases come first, then beginnings, words, aliases that begin so; the best known before the others', async () => {
  // Alias of one team, initials of another, pinyin prefix of the others.
  expect(await teamsOf('mc')).toEqual(['mci', 'mum', 'mun', 'mci-w']);
  // A prefix of three names: best known first.
  expect(await teamsOf('manch')).toEqual(['mun', 'mci', 'mci-w']);
  // The exact short name first, then prefix matches.
  expect(await teamsOf('曼城')).toEqual(['mci', 'mci-w']);
  // `City` is an alias of one team and a word in the names of others.
  expect(await teamsOf('city')).toEqual(['mci', 'mum', 'mci-w']);
  expect(await teamsOf('madrid')).toEqual(['rma', 'atm']);
});

test('a wrong, missing or swapped letter still finds the nearest names, and says so', async () => {
  for (const [name, id] of [
    ['切尔希', 'che'],
    ['arsenl', 'ars'],
    ['arsneal', 'ars'],
    ['barsenal', 'ars'],
    ['manchestre', 'mun'],
  ] as const) {
    const answer = await suggest(name);
    expect([name, answer.is_nearest, answer.teams[0]?.team.id]).toEqual([name, true, id]);
  }
  expect(await suggest('zzzzzzzz')).toMatchObject({ best: null, is_nearest: false, teams: [], rooms: [] });
});

test('matches of the last and next days come with their sides: what is on, what comes, what was', async () => {
  const { matches, totals, teams } = await suggest('曼城');
  expect(matches.map(({ id }) => id)).toEqual(['derby', 'later', 'lost']);
  expect(totals.matches).toBe(3);
  expect(matches[0]).toMatchObject({ home_score: 2, away_score: 0, minute: 67 });
  expect(teams[0]).toMatchObject({ season: '2026-27', next_at: site.clock.now() + 30 * 3_600_000, form: ['W'] });
});

test('two sides name their match', async () => {
  for (const name of ['曼城 阿森纳', '阿森纳 曼城', 'mc vs ars', '曼城对阿森纳'])
    expect([name, await bestOf(name)]).toEqual([name, { kind: 'match', id: 'derby' }]);
  expect(await bestOf('勇士 湖人')).toEqual({ kind: 'match', id: 'court' });
});

test('who goes live is found at once, who ends is not; and who is live comes before who is not', async () => {
  const room = (await anchor('蓝月老周', 'ended', { title: '只聊战术' })).room;
  const quiet = await anchor('蓝月小李', 'ended');
  const liveOf = async (name: string) => ((await ask('Search/live', name)).data as { list: { id: string }[] }).list.map(({ id }) => id);
  const anchorsOf = async (name: string) =>
    ((await ask('Search/anchor', name)).data as { list: FoundAnchor[] }).list.map(({ anchor: { user_nickname }, is_live }) => [
      user_nickname,
      is_live,
    ]);
  expect(await liveOf('蓝月老周')).toEqual([]);
  await site.site.live.change(Number(room), { status: 'live', startedAt: site.clock.now() });
  expect(await liveOf('蓝月老周')).toEqual([room]);
  expect(await anchorsOf('蓝月')).toEqual([
    ['蓝月老周', true],
    ['蓝月小李', false],
  ]);
  await site.site.live.change(Number(room), { status: 'ended' });
  await site.site.live.change(Number(quiet.room), { status: 'live', startedAt: site.clock.now() });
  expect(await anchorsOf('lanyue')).toEqual([
    ['蓝月小李', true],
    ['蓝月老周', false],
  ]);
  await site.site.live.change(Number(quiet.room), { status: 'ended' });
});

test('rooms are found by their match, by its league and by a part of their title, the hottest first', async () => {
  const shows = await anchor('看台一', 'live', { matchId: 'derby', heat: 5, title: '榜首大战' });
  const talks = await anchor('看台二', 'live', { heat: 9, title: 'Cùng xem Man  City đêm nay' });
  const found = async (name: string) => (await suggest(name)).rooms.map(({ id }) => id);
  expect(await found('mancity')).toEqual([talks.room, shows.room]);
  expect(await found('枪手')).toEqual([shows.room]);
  expect(await found('英超')).toEqual([shows.room]);
  expect(await found('dem nay')).toEqual([talks.room]);
  expect((await suggest('榜首')).best).toEqual({ kind: 'room', id: shows.room });
  const { matches } = await suggest('曼城');
  expect(matches[0]).toMatchObject({ id: 'derby', room_count: 1 });
});

test('a nickname that was changed is found as it is now, and no longer as it was', async () => {
  const one = await anchor('旧名字');
  expect((await suggest('旧名字')).anchors).toHaveLength(1);
  await db().update(users).set({ nickname: '新招牌' }).where(eq(users.id, one.id));
  await site.site.search.indexing.anchors();
  expect((await suggest('旧名字')).anchors).toHaveLength(0);
  expect((await suggest('新招牌')).best).toEqual({ kind: 'anchor', id: String(one.id) });
});

test('what two nodes index, both find', async () => {
  const other = await site.secondNode();
  const made = await people.anchor();
  await db().update(users).set({ nickname: '双节点' }).where(eq(users.id, made.id));
  await Promise.all([site.site.search.indexing.anchors(), other.site.search.indexing.anchors(), other.site.search.indexing.names()]);
  for (const at of [site.origin, other.origin]) expect((await suggest('双节点', { at })).anchors).toHaveLength(1);
});

test.each([
  ['nothing', '', 1],
  ['blanks', '   ', 1],
  ['a thousand characters', '曼'.repeat(1_000), 1],
  ['eleven characters', '曼'.repeat(11), 1],
  ['ten characters of many code points', '👨‍👩‍👧‍👦'.repeat(10), 0],
  ['control characters alone', '\u0000\u0007\u202e', 1],
  ['a name with control characters', '曼\u0000城\u202e', 0],
  ['%', '%', 0],
  ['_', '_', 0],
  ['%%曼城', '%%曼城', 0],
  ['a backslash', '\\', 0],
  ['a quote', "' or 1=1--", 0],
  ['emoji', '⚽️🔥', 0],
  ['right to left', 'مانشستر', 0],
])('bad input is refused or finds nothing, never a fault: %s', async (_, name, code) => {
  for (const path of ['Search/suggest', 'Search/index', 'Search/anchor', 'Search/live']) {
    const answer = await ask(path, name);
    expect([path, answer.status, answer.code]).toEqual([path, 200, code]);
  }
});

test('signs of patterns are no patterns', async () => {
  for (const name of ['%', '_', '%%', '___'])
    expect(await suggest(name)).toMatchObject({ best: null, totals: { teams: 0, matches: 0, competitions: 0, rooms: 0, anchors: 0 } });
  expect(await bestOf('%%曼城')).toEqual({ kind: 'team', id: 'mci' });
});

test('pages of anchors go through all of them once, in one order', async () => {
  for (let index = 0; index < 5; index += 1) await anchor(`翻页${index}`, index % 2 === 0 ? 'live' : 'ended');
  const page = async (number: number) =>
    (await ask('Search/anchor', '翻页', { more: `&page=${number}&limit=2` })).data as { list: FoundAnchor[]; total: number };
  const pages = [await page(1), await page(2), await page(3), await page(4)];
  expect(pages.map(({ list, total }) => [list.length, total])).toEqual([
    [2, 5],
    [2, 5],
    [1, 5],
    [0, 5],
  ]);
  expect(new Set(pages.flatMap(({ list }) => list.map(({ anchor: { id } }) => id))).size).toBe(5);
});

test('text that is no text is refused or finds nothing', async () => {
  for (const query of ['?name=%ED%A0%BD', '?name=%FF%FE', '?name[]=1', '?name=a&name=b', '']) {
    const answer = await site.call('GET', 'Search/suggest', { query });
    expect([query, answer.status < 500]).toEqual([query, true]);
  }
});

test('an answer is given again for a moment, until a goal or a room makes it old; and visitors are limited like all who read', async () => {
  const kept = await openTestSite({}, { cached: true, limited: true });
  await kept.site.matches.apply(searchWorld(kept.clock.now()));
  await kept.site.search.indexing.names();
  const scored = async () => {
    const { data } = await kept.call('GET', 'Search/suggest', { query: '?name=mc' });
    return (data as Found).matches.find(({ id }) => id === 'derby')?.home_score;
  };
  expect(await scored()).toBe(null);
  await kept.site.matches.apply({ updates: [playing('derby', 1, 12, 1)] });
  await expect.poll(scored).toBe(1);
  const empty = () => kept.site.app.inject({ method: 'GET', url: '/api/Search/suggest?name=' });
  for (let index = 0; index < 30; index += 1) await Promise.all(Array.from({ length: 100 }, empty));
  expect((await empty()).statusCode).toBe(429);
  await kept.close();
});
