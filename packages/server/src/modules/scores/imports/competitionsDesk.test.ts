import type { CompetitionBook, DataCompetition } from '@pitchside/api/desk/data';
import type { SeasonStandings } from '@pitchside/api/scores/competitions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullSeason } from '../../../feeds/openfootball/fullSeason.fixtures.ts';
import { importOpenfootball } from '../../../feeds/openfootball/index.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { competitionRules } from '../competitions/index.ts';

let site: TestSite;
let token: string;
const reason = '新赛季名额';

beforeAll(async () => {
  site = await openTestSite();
  await site.join('13800000001', { role: 'operator', nickname: '林数据' });
  token = await site.signIn('13800000001');
  await site.call('POST', 'admin/unlock', { token, body: { password: 'secret' } });
  await importOpenfootball(site.site.platform, '2015-16_en.1.json', fullSeason());
});
afterAll(() => site.close());

const book = async (id: string) => (await site.call('GET', 'admin/competition', { token, query: `?id=${id}` })).data as CompetitionBook;
const post = (path: string, body: Record<string, unknown>) =>
  site.call('POST', `admin/${path}`, { token, body: { id: 'epl', reason, ...body } });
const table = async () =>
  (await site.call('GET', 'Football/season_table', { query: '?id=epl&season=2015-16', lang: 'en' })).data as SeasonStandings;
const places = ({ zones }: SeasonStandings) => zones.map(({ name, from, to }) => `${name} ${from}-${to}`);
const inThree = (text: string) => ({ zh: text, en: text, vi: text });

test('what the catalogue knows of competitions stands in rows, by the year from which it holds', async () => {
  const { competition, lines } = await book('epl');
  expect(competition).toMatchObject({ id: 'epl', edited_at: null });
  expect(lines.filter(({ kind }) => kind === 'order').map(({ since, order }) => [since, order?.id])).toEqual([
    [0, 'goals_first'],
    [2019, 'premier_league'],
  ]);
  expect(lines.filter(({ kind }) => kind === 'zones').map(({ since, zones }) => [since, zones.length])).toEqual([
    [0, 3],
    [2020, 4],
    [2024, 4],
  ]);
  const { list } = (await site.call('GET', 'admin/competitions', { token })).data as { list: DataCompetition[] };
  expect(list.map(({ id }) => id)).toContain('epl');
});

test('an operator says what places bring and how a table is ordered from a season on, and a start changes nothing of it', async () => {
  expect(places(await table())).toEqual(['Champions League 1-4', 'Europa League 5-6', 'Relegation 18-20']);
  const zones = [
    { tone: 'relegation', names: inThree('Down'), from: -2, to: -1 },
    { tone: 'continental', names: inThree('Europe'), from: 1, to: 3 },
  ];
  expect(await post('saveZones', { since: 2015, zones })).toMatchObject({ code: 0 });
  expect(places(await table())).toEqual(['Europe 1-3', 'Down 19-20']);
  expect(await post('saveZones', { since: 2015, zones: [...zones, { ...zones[1], from: 3, to: 5 }] })).toMatchObject({ code: 1 });

  const before = await table();
  expect(await post('saveOrder', { since: 2015, order: 'wins_first', win: 2 })).toMatchObject({ code: 0 });
  const after = await table();
  expect(after.rule).toMatch(/^points › wins/);
  const [first] = after.groups[0]?.overall ?? [];
  expect(first?.points).toBe(2 * (first?.won ?? 0) + (first?.drawn ?? 0));
  expect(before.rule).not.toBe(after.rule);

  await site.secondNode();
  expect(places(await table())).toEqual(['Europe 1-3', 'Down 19-20']);
  const rows = await site.site.platform.db.select().from(competitionRules).where(eq(competitionRules.editedBy, '林数据'));
  expect(rows.map(({ kind, since }) => `${kind} ${since}`).sort()).toEqual(['order 2015', 'zones 2015']);
});

test('a competition is renamed, and no source names it otherwise from then on', async () => {
  const names = inThree('First League');
  expect(await post('saveCompetition', { names, short_names: names, color: '#102030' })).toMatchObject({
    code: 0,
    data: { competition: { names, color: '#102030', edited_at: site.clock.now() } },
  });
  await site.site.matches.apply({
    competitions: [
      { id: 'epl', sport: 'football', names: inThree('x'), shortNames: names, countryNames: names, color: '#000000', tier: 1 },
    ],
  });
  expect((await book('epl')).competition.names).toEqual(names);
  expect(await post('saveCompetition', { id: 'nothing', names, short_names: names, color: '#102030' })).toMatchObject({
    code: 1,
    msg: '没有找到这个赛事',
  });
});
