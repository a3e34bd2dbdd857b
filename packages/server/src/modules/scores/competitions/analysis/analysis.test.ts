import { matchAnalysis, matchBrief, matchDetail } from '@pitchside/api/scores/matches';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedFixture, MatchUpdate } from '../../sport/index.ts';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { pointsDeductions } from '../competitions.tables.ts';
import { names, playing, world } from '../../matches/matches.fixtures.ts';

const day = 86_400_000;
let site: TestSite;
let now = 0;

const fixture = (id: string, homeId: string, awayId: string, kickoffAt: number): FeedFixture => ({
  id,
  sport: 'football',
  competitionId: 'epl',
  season: '2026',
  roundNames: names('1'),
  homeId,
  awayId,
  kickoffAt,
  isHot: false,
  isSimulated: false,
});
const result = (id: string, home: number, away: number): MatchUpdate => ({
  ...playing(id, 1, 90, home),
  status: 'finished',
  minute: null,
  score: { home, away },
});

beforeAll(async () => {
  site = await openTestSite();
  now = site.clock.now();
  const { competitions, teams } = world(now, 2);
  await site.site.matches.apply({
    ...(competitions && { competitions }),
    ...(teams && { teams }),
    companies: [{ id: '1', names: names('皇石'), rank: 1, sports: ['football'] }],
    fixtures: [
      fixture('first', 'a1', 'b1', now - 9 * day),
      fixture('a-c', 'a1', 'a2', now - 6 * day),
      fixture('b-c', 'a2', 'b1', now - 4 * day),
      fixture('today', 'b1', 'a1', now),
      fixture('next', 'a1', 'b2', now + 3 * day),
      fixture('later', 'a2', 'a1', now + 9 * day),
    ],
    updates: [result('first', 2, 1), result('a-c', 0, 3), result('b-c', 1, 1), result('today', 5, 0)],
    odds: [{ matchId: 'first', companyId: '1', version: 1, at: 1, minute: null, markets: { asian: [0.9, 0.5, 0.98], size: null } }],
  });
});
afterAll(() => site.close());

test('form, meetings, opponents of both and what comes next are those before the kick-off, also after the match', async () => {
  const { code, data } = await site.call('GET', 'hot_match/analysis', { query: '?id=today' });
  expect(code).toBe(0);
  const answer = matchAnalysis.data.parse(data);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  expect(ids(answer.form.home)).toEqual(['b-c', 'first']);
  expect(ids(answer.form.away)).toEqual(['a-c', 'first']);
  expect(ids(answer.meetings)).toEqual(['first']);
  expect(answer.common.map(({ opponent, home, away }) => [opponent.id, ids(home), ids(away)])).toEqual([['a2', ['b-c'], ['a-c']]]);
  expect(ids(answer.next.home)).toEqual([]);
  expect(ids(answer.next.away)).toEqual(['next', 'later']);
  expect(answer.lines).toEqual([['first', 0.5, null]]);
  expect(answer.standings.away).toMatchObject({
    position: 2,
    of: 3,
    total: { played: 2, won: 1, drawn: 0, lost: 1, goals_for: 2, goals_against: 4, points: 3 },
    home: { played: 2 },
    away: { played: 0 },
  });
  expect(answer.standings.home).toMatchObject({ position: 3, total: { points: 1 } });
});

test('the table is that of the competition: its own rules order it, and points that were taken away are missing', async () => {
  const { db } = site.site.platform;
  const { competitions = [], teams = [] } = world(now, 2);
  const league = competitions[0];
  if (!league) throw new Error('no league');
  const at = (days: number) => now - days * day;
  const own = (id: string, homeId: string, awayId: string, kickoffAt: number, competitionId: string): FeedFixture => ({
    ...fixture(`${competitionId}-${id}`, homeId, awayId, kickoffAt),
    competitionId,
    season: '2030',
  });
  // Equal on points: b1 has the better goal difference, a1 has won both head-to-head matches.
  const games: [string, string, string, number, number][] = [
    ['1', 'a1', 'b1', 1, 0],
    ['2', 'b1', 'a1', 0, 1],
    ['3', 'b1', 'a2', 7, 0],
    ['4', 'b1', 'b2', 7, 0],
  ];
  for (const competitionId of ['laliga', 'ligue-1']) {
    await site.site.matches.apply({
      competitions: [{ ...league, id: competitionId }],
      teams,
      fixtures: [
        ...games.map(([id, home, away], index) => own(id, home, away, at(20 - index), competitionId)),
        own('next', 'a1', 'b1', now, competitionId),
      ],
      updates: games.map(([id, , , home, away]) => result(`${competitionId}-${id}`, home, away)),
    });
  }
  const standings = async (id: string) =>
    matchAnalysis.data.parse((await site.call('GET', 'hot_match/analysis', { query: `?id=${id}` })).data).standings;
  expect((await standings('laliga-next')).home?.position).toBe(1);
  expect((await standings('ligue-1-next')).home?.position).toBe(2);
  await db
    .insert(pointsDeductions)
    .values({ competitionId: 'laliga', season: '2030', teamId: 'a1', points: 4, reasonNames: names('扣分') });
  expect((await standings('laliga-next')).home).toMatchObject({ position: 2, of: 4, total: { points: 2, won: 2 } });
});

test('a match in brief and in detail, in the language of the reader; unknown ones are refused', async () => {
  const brief = await site.call('POST', 'hot_match/msgGetSimple', { lang: 'vi', body: { id: 'today' } });
  expect(matchBrief.data.parse(brief.data)).toMatchObject({
    id: 'today',
    home: { name: 'b1 (vi)' },
    home_score: 5,
    away_score: 0,
    status: 'finished',
    competition: { short_name: '英超 (vi)' },
  });
  const detail = await site.call('GET', 'hot_match/detail', { query: '?id=today' });
  expect(matchDetail.data.parse(detail.data)).toMatchObject({ match_id: 'today', statistics: null, lineups: null, topic: 'match:today' });
  for (const path of ['hot_match/detail', 'hot_match/analysis', 'exponent/match'])
    expect(await site.call('GET', path, { query: '?id=nobody' })).toMatchObject({ code: 1, msg: '没有找到这场比赛' });
  expect(await site.call('POST', 'hot_match/msgGetSimple', { body: { id: "1'; drop" } })).toMatchObject({
    code: 1,
    msg: expect.stringMatching(/^输入错误：/),
  });
});
