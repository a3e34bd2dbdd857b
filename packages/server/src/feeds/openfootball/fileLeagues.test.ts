import type { CallData } from '@pitchside/api/contract';
import type { competitionTree, seasonList, seasonTable } from '@pitchside/api/scores/competitions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOfName } from '../../modules/scores/imports/index.ts';
import { openTestSite, type TestSite } from '../../testing/testSite.ts';
import { alpine, fourTimes, thirdLeague } from './fileLeagues.fixtures.ts';
import { importOpenfootball } from './index.ts';
import { sourceOf } from './sourceOf.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const bring = (file: string, text: string) => importOpenfootball(site.site.platform, file, text);
const ask = async (path: string, query: string) => (await site.call('GET', `Football/${path}`, { query, lang: 'en' })).data;
const table = async (id: string, season: string) =>
  (await ask('season_table', `?id=${id}&season=${season}`)) as CallData<typeof seasonTable>;

test('a league that the simulated world does not play comes in with its country, its table and its champion', async () => {
  expect(await bring('2014-15_ch.1.json', fourTimes())).toMatchObject({ matches: 180, added: 180, teams: 10, faults: [] });
  const { groups, competition, kind } = await table('swiss-super-league', '2014-15');
  expect([competition.name, competition.country, kind]).toEqual(['Swiss Super League', 'Switzerland', 'league']);
  expect(groups.map(({ overall }) => overall.map(({ team_id: id, played, points }) => [id, played, points]))).toEqual([
    alpine.map((name, place) => [idOfName('switzerland', name), 36, 2 * (4 * (9 - place) + place)]),
  ]);
  const { seasons } = (await ask('season_list', '?id=swiss-super-league')) as CallData<typeof seasonList>;
  expect(seasons.map(({ id, champion }) => [id, champion?.name])).toEqual([['2014-15', alpine[0]]]);
  const { countries } = (await ask('tree', '?sport=football')) as CallData<typeof competitionTree>;
  expect(countries.filter(({ competitions }) => competitions.some(({ id }) => id === 'swiss-super-league'))).toHaveLength(1);
  expect(await bring('2014-15_ch.1.json', fourTimes())).toMatchObject({ added: 0, changed: 0, removed: 0, newTeams: [] });
});

test('lower leagues share the clubs of their country, and points that were taken there are gone', async () => {
  expect(await bring('2023-24_en.3.json', thirdLeague())).toMatchObject({ matches: 2, newTeams: [] });
  const { groups, deductions } = await table('league-one', '2023-24');
  expect(groups[0]?.overall.map(({ team_id: id, points }) => [id, points])).toEqual([
    ['reading', 0],
    ['peterborough', 0],
  ]);
  expect(deductions).toMatchObject([{ team_id: 'reading', points: 6 }]);
});

test.each([
  ['English League One 2019/20', '2019-20_en.3.json', 'league-one'],
  ['League Two 2024/25', '2024-25_en.4.json', 'league-two'],
  ['Deutsche 2. Bundesliga 2018/19', '2018-19_de.2.json', 'bundesliga-2'],
  ['Spanish Segunda División 2014/15', 'x.json', 'segunda-division'],
  ['Serie B 2014/15', '2014-15_it.2.json', 'serie-b'],
  ['French Ligue 2 2014/15', 'x.json', 'ligue-2'],
  ['Super League 2018/19', '2018-19_ch.1.json', 'swiss-super-league'],
])('%s of %s is %s', (name, file, id) => {
  expect(sourceOf(file, name).source.competition.id).toBe(id);
});
