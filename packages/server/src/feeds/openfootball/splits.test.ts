import type { CallData } from '@pitchside/api/contract';
import type { seasonBracket, seasonList, seasonRounds, seasonTable } from '@pitchside/api/scores/competitions';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOfName } from '../../modules/scores/imports/index.ts';
import { realData } from '../../testing/realData.ts';
import { openTestSite, type TestSite } from '../../testing/testSite.ts';
import { importOpenfootball } from './index.ts';
import { readSeason } from './read.ts';
import { nearestName, sourceOf } from './sourceOf.ts';
import { championsGroup, championshipOf, chinaOf2021, cupOf1934, cupOf1950, cupOf1954, scotlandOf2024, twelve } from './splits.fixtures.ts';
import { chinaOf2020, eights } from './stages.fixtures.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const bring = (file: string, text: string) => importOpenfootball(site.site.platform, file, text);
const ask = async (path: string, id: string, season: string) =>
  (await site.call('GET', `Football/${path}`, { query: `?id=${id}${season && `&season=${season}`}`, lang: 'en' })).data;
const table = async (id: string, season: string) => (await ask('season_table', id, season)) as CallData<typeof seasonTable>;
const list = async (id: string) => (await ask('season_list', id, '')) as CallData<typeof seasonList>;
const championsOf = async (id: string) =>
  Object.fromEntries((await list(id)).seasons.map(({ id: own, champion }) => [own, champion?.name]));
const order = ({ groups: [group] }: CallData<typeof seasonTable>) => group?.overall.map(({ team_id: id }) => id);

test('a league that splits keeps its halves apart in one table with all points, and its first is the champion', async () => {
  expect(await bring('2024-25_sco.1.json', scotlandOf2024())).toMatchObject({ matches: 228, teams: 12, faults: [] });
  const found = await table('scottish-premiership', '2024-25');
  expect(found.kind).toBe('league');
  expect(found.groups).toHaveLength(1);
  expect(order(found)).toEqual(twelve.map((name) => idOfName('scotland', name)));
  const [sixth, seventh] = found.groups[0]?.overall.slice(5, 7) ?? [];
  expect([sixth?.played, sixth?.points, seventh?.played, seventh?.points]).toEqual([38, 54, 38, 60]);
  const { rounds } = (await ask('season_rounds', 'scottish-premiership', '2024-25')) as CallData<typeof seasonRounds>;
  expect(
    rounds
      .slice(32, 35)
      .map(({ name, matches, stage }) => [name, matches, stage])
      .toSorted(([one], [other]) => (String(one) > String(other) ? -1 : 1)),
  ).toEqual([
    ['Round 33', 6, 'league'],
    ['Relegation, round 34', 3, 'league'],
    ['Championship, round 34', 3, 'league'],
  ]);
  expect(await championsOf('scottish-premiership')).toEqual({ '2024-25': twelve[0] });
});

test('halves of two groups carry their points into one table, and one season with a final does not make a league a cup', async () => {
  expect(await bring('2021_cn.1.json', chinaOf2021())).toMatchObject({ matches: 176, teams: 16, faults: [] });
  await bring('2020_cn.1.json', chinaOf2020());
  const found = await table('csl', '2021');
  expect(found.groups).toHaveLength(1);
  const [north = [], south = []] = eights;
  const rows = found.groups[0]?.overall.map(({ team_id: id, played, points }) => [id, played, points]);
  const points = (place: number) => 3 * 2 * (7 - place);
  const rowOf = (name: string | undefined, won: number) => [idOfName('china', name ?? ''), 22, won];
  expect(rows?.slice(0, 8)).toEqual([
    ...south.slice(0, 4).map((name, place) => rowOf(name, points(place) + 24)),
    ...north.slice(0, 4).map((name, place) => rowOf(name, points(place))),
  ]);
  expect((await list('csl')).kind).toBe('league');
  expect(await championsOf('csl')).toEqual({ '2021': south[0], '2020': 'North One' });
});

test.each([
  ['2024-25_en.2.json', '2024/25', true],
  ['2021-22_en.2.json', '2021/22', false],
] as const)('play-offs for promotion of %s have a bracket and crown nobody', async (file, years, isNamed) => {
  expect(await bring(file, championshipOf(years, isNamed))).toMatchObject({ matches: 557, teams: 24, faults: [] });
  const season = `${years.slice(0, 4)}-${years.slice(-2)}`;
  const { rounds } = (await ask('season_bracket', 'championship', season)) as CallData<typeof seasonBracket>;
  expect(rounds.map(({ name, ties }) => [name, ties.map(({ winner, home, away }) => (winner === 'home' ? home : away)?.name)])).toEqual([
    ['Semi-finals', ['Cedarbury Athletic', 'Elderbury Athletic']],
    ['Final', ['Elderbury Athletic']],
  ]);
  expect((await championsOf('championship'))[season]).toBe('Ashbury Athletic');
  expect((await list('championship')).kind).toBe('league');
  expect((await table('championship', season)).kind).toBe('league');
});

test('championships of other times: a last group, a play-off inside a group, replays', async () => {
  await bring('1950_worldcup.json', cupOf1950());
  const { groups } = await table('world-cup', '1950');
  expect(groups.map(({ id, name }) => [id, name])).toEqual([
    ['1', 'Group 1'],
    ['4', 'Group 4'],
    ['final', 'Final round'],
  ]);
  expect(groups[2]?.overall.map(({ team_id: id, points }) => [id, points])).toEqual([
    ['nt-uruguay', 5],
    ['nt-brazil', 4],
    ['nt-sweden', 2],
    ['nt-spain', 1],
  ]);
  await bring('1954_worldcup.json', cupOf1954());
  expect(order(await table('world-cup', '1954'))).toEqual(['nt-hungary', 'nt-germany', 'nt-turkey', 'nt-south-korea']);
  expect(await bring('1934_worldcup.json', cupOf1934())).toMatchObject({ newTeams: [] });
  const { rounds, third_place: third } = (await ask('season_bracket', 'world-cup', '1934')) as CallData<typeof seasonBracket>;
  expect(rounds.map(({ name, ties }) => [name, ties.map(({ legs, winner }) => [legs.length, winner])])).toEqual([
    [
      'Preliminary round',
      [
        [1, 'home'],
        [1, 'home'],
      ],
    ],
    ['Quarter-finals', [[2, 'home']]],
    ['Final', [[1, 'home']]],
  ]);
  expect(third?.ties).toHaveLength(1);
  expect(await bring('1934_worldcup.json', cupOf1934())).toMatchObject({ added: 0, changed: 0, removed: 0 });
  expect(await championsOf('world-cup')).toEqual({ '1954': 'Germany', '1950': 'Uruguay', '1934': 'Italy' });
});

test('goals away part who is equal in Europe until 2021, and groups that are not named follow from who meets whom', async () => {
  await bring('2012-13_uefa.cl.json', championsGroup('2012/13'));
  const shakhtar = idOfName('ukraine', 'Shakhtar Donetsk');
  const nordsjaelland = idOfName('denmark', 'FC Nordsjælland');
  expect(order(await table('ucl', '2012-13'))).toEqual(['juventus', shakhtar, 'chelsea', nordsjaelland]);
  expect(await bring('2023-24_uefa.cl.json', championsGroup('2023/24', true))).toMatchObject({ matches: 24, faults: [] });
  const { groups } = await table('ucl', '2023-24');
  expect(groups.map(({ id, overall }) => [id, overall.length])).toEqual([
    ['A', 4],
    ['B', 4],
  ]);
  // Goals of all matches part them since.
  expect(groups[0]?.overall.map(({ team_id: id }) => id)).toEqual(['juventus', 'chelsea', shakhtar, nordsjaelland]);
});

test('leagues are known by all names that files have for them, and a name that nobody knows is told which is near', () => {
  const known: [name: string, file: string, id: string, season: string][] = [
    ['Netherlands Eredivisie 2024/25', '2024-25_nl.1.json', 'eredivisie', '2024-25'],
    ['Dutch Eredivisie 2010/11', 'x.json', 'eredivisie', '2010-11'],
    ['Portugal Primeira Liga 2025/26', '2025-26_pt.1.json', 'primeira-liga', '2025-26'],
    ['Scotland | Premiership 2025/26', '2025-26_sco.1.json', 'scottish-premiership', '2025-26'],
    ['Turkey Süper Lig 2023-2024', 'x.json', 'super-lig', '2023-24'],
    ['France Ligue 1 2025/26', 'x.json', 'ligue-1', '2025-26'],
    ['Deutsche Bundesliga 2025/26', '2025-26_de.1.json', 'bundesliga', '2025-26'],
    ['Championship 2020/21', '2020-21_en.2.json', 'championship', '2020-21'],
    ['2021/22 English Premier League', 'x.json', 'epl', '2021-22'],
    ['Primera División 2019/20', '2019-20_es.1.json', 'laliga', '2019-20'],
    ['Primera División 2025', '2025_ar.1.json', 'liga-argentina', '2025'],
    ['Argentina Primera Division 2025', 'x.json', 'liga-argentina', '2025'],
    ['Liga MX 2024/25', '2024-25_mx.1.json', 'liga-mx', '2024-25'],
    ['Major League Soccer 2025', '2025_mls.json', 'mls', '2025'],
    ['Euro 2021', '2021_euro.json', 'euro', '2020'],
  ];
  for (const [name, file, id, season] of known) {
    const found = sourceOf(file, name);
    expect([found.source.competition.id, found.season], name).toEqual([id, season]);
  }
  expect(nearestName('Nederlands Eredivisie')).toBe('Nederlandse Eredivisie');
  expect(() => sourceOf('x.json', 'Scotish Premiership 2024/25')).toThrow(
    'isn’t in the catalogue; the nearest known name is "Scottish Premiership"',
  );
  expect(nearestName('Kegelabend')).toBeUndefined();
});

const folder = resolve(realData, '../field-cases');
const fieldFiles = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
if (fieldFiles.length === 0) process.stdout.write(`Small seasons of the field are not read: ${folder} does not hold them.\n`);

test.runIf(fieldFiles.length > 0)('every match of the small seasons of the field has its place', () => {
  const outcomes = fieldFiles.map((file) => {
    const matches = readSeason(file, readFileSync(join(folder, file), 'utf8'))?.matches ?? [];
    return [file, [...new Set(matches.map(({ round: { stage, names }, group }) => [stage, names.en, group].filter(Boolean).join(' | ')))]];
  });
  expect(Object.fromEntries(outcomes)).toMatchObject({
    '1950_worldcup.json': ['group | Group stage, round 1 | 1', 'group | Final round, match 1 | final'],
    '2021-22_en.2.json': ['playoff | Play-offs, round 1'],
    '2021_euro.json': ['group | Group stage, round 1 | A'],
    '2023-24_uefa.cl.json': ['group | Group stage, round 1'],
    '2024-25_nl.1.json': ['league | Round 1'],
    '2024-25_sco.1.json': ['league | Championship, round 34 | championship', 'league | Relegation, round 34 | relegation'],
  });
});
