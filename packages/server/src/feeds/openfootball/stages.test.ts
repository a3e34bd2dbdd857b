import type { CallData } from '@pitchside/api/contract';
import type { seasonBracket, seasonTable } from '@pitchside/api/scores/competitions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOfName } from '../../modules/scores/imports/index.ts';
import { openTestSite, type TestSite } from '../../testing/testSite.ts';
import { importOpenfootball } from './index.ts';
import { readSeason } from './read.ts';
import { championsOf2012, championsOf2024, chinaOf2020, eights } from './stages.fixtures.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

type SeasonBracket = CallData<typeof seasonBracket>;

const bring = (file: string, text: string) => importOpenfootball(site.site.platform, file, text);
const table = async (id: string, season: string) =>
  (await site.call('GET', 'Football/season_table', { query: `?id=${id}&season=${season}`, lang: 'en' })).data as CallData<
    typeof seasonTable
  >;
const bracket = async (id: string, season: string) =>
  (await site.call('GET', 'Football/season_bracket', { query: `?id=${id}&season=${season}`, lang: 'en' })).data as SeasonBracket;
const ties = ({ rounds }: SeasonBracket) =>
  rounds.map(({ name, ties: own }) => [
    name,
    own.map(({ winner, decided, home, away }) => [winner === 'home' ? home?.name : away?.name, decided]),
  ]);

test(
  'a league that falls into groups has a table of each, a bracket to its final, and rounds for every other place',
  { tags: ['full'] },
  async () => {
    const stored = await bring('2020_cn.1.json', chinaOf2020());
    expect(stored).toMatchObject({ matches: 132, teams: 16, faults: [] });
    const { groups, kind } = await table('csl', '2020');
    expect(kind).toBe('cup');
    const order = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
    expect(groups.map(({ id, overall }) => [id, overall.map(({ played, points, zone }) => [played, points, zone !== null])])).toEqual(
      ['A', 'B'].map((id) => [id, order.map((_, place) => [14, 3 * 2 * (7 - place), place < 4])]),
    );
    expect(groups.map(({ overall }) => overall.map(({ team_id }) => team_id))).toEqual(
      eights.map((group) => group.map((name) => idOfName('china', name))),
    );
    expect(ties(await bracket('csl', '2020'))).toEqual([
      [
        'Semi-finals',
        [
          ['North Two', 'extra'],
          ['North One', 'regular'],
        ],
      ],
      ['Final', [['North One', 'regular']]],
    ]);
    const rounds = readSeason('2020_cn.1.json', chinaOf2020())?.matches.flatMap(({ round: { stage, names } }) =>
      stage === 'playoff' ? names.en : [],
    );
    expect([...new Set(rounds)]).toEqual([
      'Places 5 to 8',
      'Place 5',
      'Relegation round, match 1',
      'Places 13 to 16',
      'Relegation decider',
      'Place 13',
    ]);
    expect(await bring('2020_cn.1.json', chinaOf2020())).toMatchObject({ added: 0, changed: 0, removed: 0 });
  },
);

test('the league of the Champions League is one table of 36, and its play-offs lead to the knock-out', async () => {
  const stored = await bring('2024-25_uefa.cl.json', championsOf2024());
  expect(stored).toMatchObject({ matches: 152, teams: 36, waiting: 1, faults: [] });
  const { groups, zones } = await table('ucl', '2024-25');
  expect(groups.map(({ id, overall }) => [id, overall.length])).toEqual([['league', 36]]);
  expect(groups[0]?.overall[0]).toMatchObject({ team_id: 'arsenal', played: 8, points: 24 });
  expect(zones.map(({ from, to }) => [from, to])).toEqual([
    [1, 8],
    [9, 24],
  ]);
  expect(ties(await bracket('ucl', '2024-25'))).toEqual([
    [
      'Knockout play-offs',
      [
        ['PSV Eindhoven', 'extra'],
        ['Monaco', 'regular'],
      ],
    ],
    [
      'Semi-finals',
      [
        ['Arsenal', 'regular'],
        ['Monaco', 'penalties'],
      ],
    ],
  ]);
});

test('clubs of one name in two countries stay two, and a club is that of its own league', async () => {
  const ids = (await table('ucl', '2024-25')).teams.map(({ id }) => id);
  for (const id of ['arsenal', 'psv', 'monaco', 'real-madrid', idOfName('slovakia', 'Harbour FC'), idOfName('switzerland', 'Harbour FC')])
    expect(ids).toContain(id);
});

test('a group that stands in place of the round has its table', async () => {
  await bring('2012-13_uefa.cl.json', championsOf2012());
  const { groups } = await table('ucl', '2012-13');
  expect(groups.map(({ id, overall }) => [id, overall.map(({ team_id, played }) => [team_id, played])])).toEqual([
    [
      'C',
      [
        ['arsenal', 6],
        ['psv', 6],
        ['monaco', 6],
        ['real-madrid', 6],
      ],
    ],
  ]);
});
