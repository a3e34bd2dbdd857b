import type { CallData } from '@pitchside/api/contract';
import type { seasonBracket, seasonList, seasonTable } from '@pitchside/api/scores/competitions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOfName } from '../../modules/scores/imports/index.ts';
import { openTestSite, type TestSite } from '../../testing/testSite.ts';
import { leagueWithFinals, northern, southern, twoChampionships } from './finals.fixtures.ts';
import { importOpenfootball } from './index.ts';
import { outcomeOf } from './outcome.ts';
import { readSeason } from './read.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const bring = (file: string, text: string) => importOpenfootball(site.site.platform, file, text);
const ask = async (path: string, id: string, season = '') =>
  (await site.call('GET', `Football/${path}`, { query: `?id=${id}${season && `&season=${season}`}`, lang: 'en' })).data;
const bracket = async (id: string, season: string) =>
  ((await ask('season_bracket', id, season)) as CallData<typeof seasonBracket>).rounds.map(({ name, ties }) => [
    name,
    ties.map(({ winner, decided, home, away }) => [winner && (winner === 'home' ? home : away)?.name, decided]),
  ]);
const groups = async (id: string, season: string) =>
  ((await ask('season_table', id, season)) as CallData<typeof seasonTable>).groups.map(({ id: group, overall }) => [
    group,
    overall.map(({ team_id: team, played, points }) => [team, played, points]),
  ]);

test('a league that ends in finals is won in the last of them, also where files tell extra time alone', async () => {
  expect(await bring('2018-19_au.1.json', leagueWithFinals())).toMatchObject({ matches: 16, added: 16, teams: 4, faults: [] });
  expect(await groups('a-league', '2018-19')).toEqual([
    [expect.anything(), southern.map((name, place) => [idOfName('australia', name), 6, 18 - 6 * place])],
  ]);
  const [first, second, third] = southern;
  expect(await bracket('a-league', '2018-19')).toEqual([
    ['Elimination finals', [[third, 'extra']]],
    [
      'Semi-finals',
      [
        [first, 'penalties'],
        [second, 'regular'],
      ],
    ],
    ['Final', [[second, 'penalties']]],
  ]);
  const { seasons } = (await ask('season_list', 'a-league')) as CallData<typeof seasonList>;
  expect(seasons.find(({ id }) => id === '2018-19')?.champion?.name).toBe(second);
  expect(await bring('2018-19_au.1.json', leagueWithFinals())).toMatchObject({ added: 0, changed: 0, removed: 0 });
});

test('before extra time the score was level: it is known where a side has no goal, and not guessed elsewhere', () => {
  const outcome = (score: object, isSecondLeg = false) => outcomeOf({ score }, { isKnockout: true, isSecondLeg });
  expect(outcome({ et: [1, 0] })).toMatchObject({ score: { home: 1, away: 0 }, regular: { home: 0, away: 0 } });
  expect(outcome({ et: [2, 1] })).toMatchObject({ score: { home: 2, away: 1 }, regular: null });
  expect(outcome({ et: [1, 0] }, true)).toMatchObject({ score: { home: 1, away: 0 }, regular: null });
  expect(() => outcome({ et: [1, 0], ht: [2, 0] })).toThrow('more goals at half-time');
  expect(() => outcome({ p: [1, 0] })).toThrow('the score after 90 minutes is missing');
});

test('two championships of a year keep their tables and their play-offs apart', async () => {
  expect(await bring('2024-25_mx.1.json', twoChampionships())).toMatchObject({ matches: 22, teams: 4, faults: [] });
  const table = northern.map((name, place) => [idOfName('mexico', name), 3, 9 - 3 * place]);
  expect(await groups('liga-mx', '2024-25')).toEqual([
    ['Apertura', table],
    ['Clausura', table],
  ]);
  const [first, second] = northern;
  expect(await bracket('liga-mx', '2024-25')).toEqual([
    [
      'Apertura, Semi-finals',
      [
        [first, null],
        [second, null],
      ],
    ],
    ['Apertura, Final', [[first, 'regular']]],
    [
      'Clausura, Semi-finals',
      [
        [second, 'regular'],
        [first, 'regular'],
      ],
    ],
    ['Clausura, Final', [[first, 'regular']]],
  ]);
  const { rounds: joined } = (await ask('season_bracket', 'liga-mx', '2024-25')) as CallData<typeof seasonBracket>;
  expect(joined.map(({ ties }) => ties.filter(({ next }) => next !== null).length)).toEqual([2, 0, 2, 0]);
  const rounds = readSeason('2024-25_mx.1.json', twoChampionships())?.matches.flatMap(({ round: { stage, names } }) =>
    stage === 'playoff' ? names.en : [],
  );
  expect(rounds).toEqual(['Apertura, Play-in, round 1', 'Clausura, Play-in, round 1']);
});
