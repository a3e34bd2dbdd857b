import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { divisionOf } from '../../../catalogue/football/divisions.ts';
import { dayOf, planDay } from '../../../feeds/simulator/football/calendar.ts';
import { stateAt } from '../../../feeds/simulator/state.ts';
import { planMatch } from '../../../feeds/simulator/football/timeline.ts';
import { openTestSite, type Answer, type TestSite } from '../../../testing/testSite.ts';
import { smallCup, smallLeague } from '../../../feeds/openfootball/openfootball.fixtures.ts';
import { importOpenfootball } from '../../../feeds/openfootball/index.ts';
import { pointsDeductions } from './competitions.tables.ts';

let site: TestSite;

/** Stores simulated matches of one league for the days before now. */
async function playDays(competitionId: string, days: number): Promise<void> {
  const until = site.clock.now();
  const { competition, teams } = divisionOf(competitionId);
  const fixtures = Array.from({ length: days + 1 }, (_, index) => planDay('tables', dayOf(until) - days + index))
    .flat()
    .filter((fixture) => fixture.competitionId === competitionId);
  const updates = fixtures.map((fixture) => stateAt(planMatch('tables', fixture), until)).filter(({ version }) => version > 0);
  await site.site.matches.apply({ competitions: [competition], teams: teams.map(({ strength: _, ...team }) => team), fixtures, updates });
}

beforeAll(async () => {
  site = await openTestSite();
  await importOpenfootball(site.site.platform, '2015-16_en.1.json', smallLeague(), { isAnyShape: true, reason: 'four clubs' });
  await importOpenfootball(site.site.platform, '2022_worldcup.json', smallCup());
  await site.site.platform.db.insert(pointsDeductions).values({
    competitionId: 'epl',
    season: '2015-16',
    teamId: 'chelsea',
    points: 2,
    reasonNames: { zh: '财务', en: 'Finances', vi: 'Tài chính' },
  });
  await playDays('laliga', 30);
});
afterAll(() => site.close());

const get = (path: string, query: string, lang = 'zh'): Promise<Answer> => site.call('GET', `Football/${path}`, { query, lang });
const data = async (path: string, query: string, lang = 'zh') => (await get(path, query, lang)).data as never;

test('a table has places, form, deductions, zones and words in the language of the reader', async () => {
  const { groups, deductions, rule, zones, season } = await data('season_table', '?id=epl&season=2015-16', 'en');
  expect(season).toMatchObject({ id: '2015-16', name: '2015/16', matches: 6, finished: 4, is_current: true, is_simulated: false });
  const [{ overall, home, away, half }] = groups as [
    Record<
      'overall' | 'home' | 'away' | 'half',
      {
        team_id: string;
        played: number;
        points: number;
        deducted: number;
        form: { result: string; opponent_id: string }[];
        streak: number;
        position: number;
      }[]
    >,
  ];
  expect(overall.map(({ team_id, points, played }) => `${team_id} ${points}/${played}`)).toEqual([
    'arsenal 4/2',
    'everton 2/3',
    'chelsea 1/2',
    'england-accrington-borough 1/1',
  ]);
  expect(overall[1]?.form.map(({ result, opponent_id }) => `${result} ${opponent_id}`)).toEqual([
    'D england-accrington-borough',
    'L chelsea',
    'D arsenal',
  ]);
  expect(overall[2]).toMatchObject({ deducted: 2, streak: 1 });
  expect(home.find(({ team_id }) => team_id === 'chelsea')).toMatchObject({ played: 1, points: 3, deducted: 0 });
  expect(away.find(({ team_id }) => team_id === 'everton')).toMatchObject({ played: 2, points: 1 });
  expect(half.find(({ team_id }) => team_id === 'everton')).toMatchObject({ played: 1, points: 3 });
  expect(deductions).toEqual([{ team_id: 'chelsea', points: 2, reason: 'Finances' }]);
  expect(rule).toBe('points › goal difference › goals scored › head-to-head');
  expect(zones).toEqual([]);
});

test('a cup has its groups, and its bracket leads to the winner', async () => {
  const { groups, kind, zones } = await data('season_table', '?id=world-cup');
  expect(kind).toBe('cup');
  expect(groups).toMatchObject([
    {
      id: 'A',
      name: 'A组',
      overall: [
        { team_id: 'nt-ecuador', points: 4, zone: 'advance' },
        { team_id: 'nt-netherlands' },
        { team_id: 'nt-senegal', zone: null },
        { team_id: 'nt-qatar' },
      ],
    },
  ]);
  expect(zones).toMatchObject([{ tone: 'advance', name: '晋级', from: 1, to: 2 }]);
  const { rounds, third_place } = await data('season_bracket', '?id=world-cup');
  expect(rounds).toMatchObject([
    {
      name: '半决赛',
      ties: [
        { winner: 'home', decided: 'extra', total: { home: 2, away: 1 }, home: { id: 'nt-france' } },
        { winner: 'home', decided: 'regular', home: { id: 'nt-argentina' } },
      ],
    },
    {
      name: '决赛',
      ties: [
        {
          winner: 'away',
          decided: 'penalties',
          penalties: { home: 2, away: 4 },
          next: null,
          legs: [{ regular: { home: 2, away: 2 }, winner: 'away' }],
        },
      ],
    },
  ]);
  expect(third_place).toMatchObject({ ties: [{ winner: 'home', home: { id: 'nt-croatia' } }] });
  const { seasons } = await data('season_list', '?id=world-cup', 'en');
  expect(seasons).toMatchObject([{ id: '2022', name: '2022', champion: { id: 'nt-argentina', name: 'Argentina' } }]);
});

test('rounds stand in the order of play, and a round has its matches', async () => {
  const { rounds } = await data('season_rounds', '?id=epl&season=2015-16');
  expect(rounds).toMatchObject([
    { id: 'round-1', name: '第1轮', matches: 2, finished: 2 },
    { id: 'round-2', finished: 1 },
    { id: 'round-3', finished: 1, is_current: true },
  ]);
  const { list } = await data('season_fixtures', '?id=epl&season=2015-16&round=round-2');
  expect(list).toMatchObject([
    { home: { id: 'chelsea' }, decided: 'awarded', winner: 'home' },
    { home: { id: 'england-accrington-borough' }, status: 'postponed', decided: null, winner: null },
  ]);
});

test('players are counted by team and kind, and the list says of how many matches it knows', async () => {
  const answer = await data('season_players', '?id=epl&season=2015-16');
  expect(answer).toMatchObject({
    known: 2,
    finished: 4,
    list: [
      { rank: 1, player: 'Walcott', goals: 1, penalties: 0, team: { id: 'arsenal' } },
      { rank: 1, player: 'Giroud', goals: 1, penalties: 1 },
    ],
  });
  expect(await data('season_players', '?id=epl&season=2015-16&by=cards')).toMatchObject({ list: [] });
});

test('the demo world has tables, rounds and scorers of its own without any import', async () => {
  const { season, groups, summary, teams } = await data('season_table', '?id=laliga');
  expect(season).toMatchObject({ is_current: true, is_simulated: true });
  const [{ overall }] = groups as [
    { overall: { played: number; points: number; won: number; drawn: number; goals_for: number; goals_against: number }[] },
  ];
  expect(overall).toHaveLength(20);
  expect(teams).toHaveLength(20);
  const { matches, goals } = summary as { matches: number; goals: number };
  expect(matches).toBeGreaterThan(10);
  expect(overall.reduce((sum, { played }) => sum + played, 0)).toBe(2 * matches);
  expect(overall.reduce((sum, { goals_for }) => sum + goals_for, 0)).toBe(goals);
  expect(overall.every(({ points, won, drawn }) => points === 3 * won + drawn)).toBe(true);
  const players = (await data('season_players', '?id=laliga&by=goals&limit=100')) as {
    list: { goals: number; own_goals: number }[];
    known: number;
  };
  expect(players.known).toBe(matches);
  expect(players.list.reduce((sum, player) => sum + player.goals, 0)).toBeGreaterThan(goals * 0.9);
  const { list } = (await data('season_teams', '?id=laliga')) as { list: { played: number; counted: number; corners: number }[] };
  expect(list.every(({ played, counted, corners }) => played === counted && corners > 0)).toBe(true);
});

test('a table that follows the matches in play counts them as they stand', async () => {
  const kickoff = site.clock.now();
  const team = (id: string) => ({
    id,
    sport: 'football' as const,
    names: { zh: id, en: id, vi: id },
    shortNames: { zh: id, en: id, vi: id },
    colors: ['#111', '#eee'] as [string, string],
    logo: null,
  });
  const names = { zh: '第1轮', en: 'Round 1', vi: 'Vòng 1' };
  await site.site.matches.apply({
    competitions: [{ id: 'harbour', sport: 'football', names, shortNames: names, countryNames: names, color: '#123', tier: 3 }],
    teams: [team('h1'), team('h2')],
    fixtures: [
      {
        id: 'hm',
        sport: 'football',
        competitionId: 'harbour',
        season: '2026',
        roundNames: names,
        homeId: 'h1',
        awayId: 'h2',
        kickoffAt: kickoff,
        isHot: false,
        isSimulated: false,
      },
    ],
    updates: [
      {
        matchId: 'hm',
        version: 1,
        status: 'second_half',
        minute: 60,
        added: 0,
        score: { home: 0, away: 1 },
        half: null,
        penalties: null,
        counts: null,
        events: [],
      },
    ],
  });
  expect(await data('season_table', '?id=harbour')).toMatchObject({ groups: [{ overall: [{ played: 0, playing: null }, { played: 0 }] }] });
  expect(await data('season_table', '?id=harbour&live=1')).toMatchObject({
    groups: [{ overall: [{ team_id: 'h2', points: 3, playing: { match_id: 'hm', home_score: 0, away_score: 1 } }, { team_id: 'h1' }] }],
  });
});

test('the tree names countries with their competitions, and a search finds teams in every language', async () => {
  const { hot, countries } = (await data('tree', '', 'en')) as {
    hot: string[];
    countries: {
      id: string;
      name: string;
      is_international: boolean;
      competitions: { id: string; round: string; rounds: number; kind: string }[];
    }[];
  };
  expect(hot.slice(0, 2)).toEqual(['epl', 'laliga']);
  expect(countries.at(-1)).toMatchObject({
    id: 'international',
    is_international: true,
    competitions: [{ id: 'world-cup', kind: 'cup', round: 'Final', rounds: 5 }],
  });
  expect(countries.find(({ id }) => id === 'england')?.competitions[0]).toMatchObject({ id: 'epl', kind: 'league' });
  const { list } = (await data('find_team', '?text=皇家马')) as { list: { team: { id: string } }[] };
  expect(list[0]).toMatchObject({ team: { id: 'real-madrid' }, competition: { id: 'laliga' } });
  expect((await data('find_team', '?text=%25')) as { list: unknown[] }).toEqual({ list: [] });
});

test('what does not exist is refused with code 1, and what is no id is refused too, in every call', async () => {
  for (const path of [
    'season_table',
    'season_list',
    'season_rounds',
    'season_fixtures',
    'season_bracket',
    'season_players',
    'season_teams',
  ]) {
    expect((await get(path, '?id=nowhere')).code, path).toBe(1);
    expect((await get(path, '')).code, path).not.toBe(0);
    if (path !== 'season_list') expect((await get(path, '?id=epl&season=1850-51')).code, path).toBe(1);
  }
  expect((await get('season_fixtures', '?id=epl&round=round-99')).code).toBe(1);
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 90 }), fc.string({ maxLength: 90 }), async (id, season) => {
      const { code, status } = await get('season_table', `?id=${encodeURIComponent(id)}&season=${encodeURIComponent(season)}`);
      expect(code).not.toBe(0);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 25 },
  );
});
