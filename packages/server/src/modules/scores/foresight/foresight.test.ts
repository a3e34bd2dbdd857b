import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { playing, world } from '../matches/matches.fixtures.ts';
import { matchVotes } from './foresight.tables.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 21, 12);
let site: TestSite;
let fan: string;
let other: string;

/** One match between the teams of `world`, `a1` and `b1`; `swapped` exchanges home and away. */
async function fixture(id: string, kickoffAt: number, swapped = false) {
  const batch = world(kickoffAt, 1);
  await site.site.matches.apply({
    ...batch,
    fixtures: (batch.fixtures ?? []).map((one) => ({ ...one, id, ...(swapped && { homeId: one.awayId, awayId: one.homeId }) })),
  });
}
const finish = (id: string, home: number, away: number) =>
  site.site.matches.apply({ updates: [{ ...playing(id, 90, 90, home), status: 'finished', score: { home, away } }] });

beforeAll(async () => {
  site = await openTestSite();
  site.clock.set(now);
  for (const mobile of ['13800000001', '13800000002']) await site.join(mobile);
  [fan, other] = [await site.signIn('13800000001'), await site.signIn('13800000002')];
  await fixture('old1', now - 20 * day);
  await fixture('old2', now - 10 * day, true);
  await fixture('old3', now - 5 * day);
  await finish('old1', 2, 0);
  await finish('old2', 1, 1);
  await finish('old3', 0, 3);
  await fixture('next', now + hour);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.set(now);
  await site.site.platform.db.delete(matchVotes);
});

const vote = (match_id: string, pick: string, token?: string) =>
  site.call('POST', 'foresight/vote', { body: { match_id, pick }, ...(token && { token }) });
const list = async (token?: string, query = `?from=${now}&until=${now + day}`) =>
  (await site.call('GET', 'foresight/list', { query, ...(token && { token }) })).data as {
    list: { match: { id: string }; form: unknown; meetings: unknown; votes: unknown; odds: unknown }[];
  };

test('form and meetings are those before the match, newest first', async () => {
  expect((await list()).list[0]).toMatchObject({
    match: { id: 'next' },
    form: { home: ['L', 'D', 'W'], away: ['W', 'D', 'L'] },
    meetings: { won: 1, drawn: 1, lost: 1 },
  });
});

test('a vote is counted once and stands; the share is told to those who have voted', async () => {
  expect((await list(fan)).list[0]?.votes).toEqual({ total: 0, share: null, mine: null });
  expect(await vote('next', 'home', fan)).toMatchObject({
    code: 0,
    data: { votes: { total: 1, share: { home: 100, draw: 0, away: 0 }, mine: 'home' } },
  });
  expect(await vote('next', 'away', fan)).toMatchObject({ data: { votes: { total: 1, mine: 'home' } } });
  await vote('next', 'draw', other);
  expect((await list(fan)).list[0]?.votes).toEqual({ total: 2, share: { home: 50, draw: 50, away: 0 }, mine: 'home' });
  expect((await list()).list[0]?.votes).toEqual({ total: 2, share: null, mine: null });
});

test('votes on one match are told by the same rule, and an unknown match is refused', async () => {
  const of = (match_id: string, token?: string) =>
    site.call('GET', 'foresight/votes', { query: `?match_id=${match_id}`, ...(token && { token }) });
  await vote('next', 'away', fan);
  expect(await of('next')).toMatchObject({ data: { match_id: 'next', votes: { total: 1, share: null, mine: null } } });
  expect(await of('next', fan)).toMatchObject({ data: { votes: { share: { away: 100 }, mine: 'away' } } });
  site.clock.set(now + hour);
  expect(await of('next')).toMatchObject({ data: { votes: { total: 1, share: { home: 0, draw: 0, away: 100 }, mine: null } } });
  expect(await of('nobody')).toMatchObject({ code: 1, msg: '没有找到这场比赛' });
});

test('odds of every company come along, the usual company first, and a locked market keeps how it opened', async () => {
  expect((await list()).list[0]?.odds).toEqual([]);
  const said = (matchId: string, companyId: string, version: number, markets: object) => ({
    matchId,
    companyId,
    version,
    at: now - 60_000 + version,
    minute: null,
    markets,
  });
  await site.site.matches.apply({
    companies: ['2', '1'].map((id) => ({ id, names: { zh: id, en: id, vi: id }, rank: Number(id), sports: ['football'] })),
    odds: [
      said('next', '2', 1, { european: [2, 3.2, 3.4] }),
      said('next', '1', 1, { asian: [0.9, 0.5, 0.96], size: [0.9, 2.5, 0.9] }),
      said('next', '1', 2, { asian: [0.86, 0.75, 1], size: null }),
    ],
  });
  expect((await list()).list[0]?.odds).toEqual([
    [
      '1',
      [
        [0.9, 0.5, 0.96],
        [0.86, 0.75, 1],
      ],
      [[0.9, 2.5, 0.9], null],
      null,
    ],
    [
      '2',
      null,
      null,
      [
        [2, 3.2, 3.4],
        [2, 3.2, 3.4],
      ],
    ],
  ]);
});

test('ten votes at once are one', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => vote('next', index % 2 === 0 ? 'home' : 'away', fan)));
  expect(answers.every(({ code }) => code === 0)).toBe(true);
  expect((await list(fan)).list[0]?.votes).toMatchObject({ total: 1 });
});

test('visitors sign in first; what has begun, is unknown or malformed is refused', async () => {
  expect((await vote('next', 'home')).code).toBe(700);
  expect(await vote('nobody', 'home', fan)).toMatchObject({ code: 1, msg: '没有找到这场比赛' });
  expect(await vote('next', 'both', fan)).toMatchObject({ code: 1, msg: expect.stringMatching(/^输入错误：/) });
  expect(await vote('old1', 'home', fan)).toMatchObject({ code: 1, msg: '比赛已经开始，投票结束了' });
  site.clock.set(now + hour);
  expect(await vote('next', 'home', fan)).toMatchObject({ code: 1, msg: '比赛已经开始，投票结束了' });
});

test('once the match has begun everybody sees the share', async () => {
  await vote('next', 'away', other);
  site.clock.set(now + hour + 1);
  expect((await list()).list[0]?.votes).toEqual({ total: 1, share: { home: 0, draw: 0, away: 100 }, mine: null });
});

test('the record counts what is decided, the last first', async () => {
  await fixture('won', now + 2 * hour);
  await fixture('lost', now + 3 * hour);
  await fixture('open', now + 4 * hour);
  for (const [id, pick] of [
    ['won', 'home'],
    ['lost', 'home'],
    ['open', 'draw'],
  ] as const)
    await vote(id, pick, fan);
  await finish('won', 1, 0);
  await finish('lost', 0, 2);
  const { data } = await site.call('GET', 'foresight/record', { token: fan });
  expect(data).toEqual({
    voted: 3,
    decided: 2,
    hits: 1,
    streak: 0,
    recent: [
      { match_id: 'lost', hit: false },
      { match_id: 'won', hit: true },
    ],
  });
  expect((await site.call('GET', 'foresight/record')).code).toBe(700);
});

test.each(['', `?from=${now}&until=${now}`, `?from=0&until=${3 * day}`, '?from=1&until=2&sport=chess'])(
  'a span %s is refused',
  async (query) => {
    expect(await site.call('GET', 'foresight/list', { query })).toMatchObject({ code: 1, msg: expect.stringMatching(/^输入错误：/) });
  },
);
