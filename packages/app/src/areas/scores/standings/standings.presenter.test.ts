import type { SeasonStandings, StandingsGroup, StandingsRow } from '@pitchside/api/scores/competitions';
import { expect, test } from 'vitest';
import { viewsOf, zonesOf } from './standings.presenter.ts';

const team = (id: string) => ({
  id,
  name: id.toUpperCase(),
  short_name: id,
  short_name_zh: id,
  colors: ['#000', '#fff'] as [string, string],
  logo: null,
});
const row = (team_id: string, change: Partial<StandingsRow> = {}): StandingsRow => ({
  position: 1,
  team_id,
  played: 3,
  won: 1,
  drawn: 1,
  lost: 1,
  goals_for: 4,
  goals_against: 2,
  goal_difference: 2,
  points: 4,
  deducted: 0,
  points_per_game: 1.333,
  win_rate: 0.333,
  games_behind: 0,
  streak: 1,
  form: [],
  change: 0,
  zone: null,
  playing: null,
  needs_playoff: false,
  ...change,
});
const form = (result: 'W' | 'D' | 'L') => ({
  match_id: result,
  result,
  is_home: true,
  opponent_id: 'x',
  opponent: 'x',
  home_score: 1,
  away_score: 0,
});
const group = (overall: StandingsRow[], home: StandingsRow[] = []): StandingsGroup => ({
  id: 'g',
  name: '',
  overall,
  home,
  away: [],
  recent: overall,
  half: [],
});
const league = { id: 'l', name: 'L', short_name: 'L', country_id: 'c', country: 'C', color: '#111', tier: 1 };
const season = (change: Partial<SeasonStandings> = {}): SeasonStandings => ({
  competition: league,
  kind: 'league',
  season: { id: 's', name: 's', starts_at: 0, ends_at: 1, matches: 3, finished: 3, is_current: true, is_simulated: false },
  teams: [team('a'), team('b')],
  groups: [],
  zones: [{ id: 'up', tone: 'continental', name: '欧冠', from: 1, to: 4 }],
  deductions: [],
  rule: '',
  is_per_game: false,
  is_live: true,
  summary: { matches: 3, goals: 6, home_wins: 1, draws: 1, away_wins: 1 },
  ...change,
});

test('the newest result stands first, though the server tells it last', () => {
  expect(viewsOf(season(), group([row('a', { form: [form('L'), form('D'), form('W')] })])).overall?.[0]?.form).toEqual(['W', 'D', 'L']);
});

test('views without lines have no tab, the last five are the form', () => {
  expect(Object.keys(viewsOf(season(), group([row('a')], [row('a')])))).toEqual(['overall', 'home', 'form']);
});

test('zones, deductions and moves belong to the whole table alone', () => {
  const given = group([row('a', { zone: 'up', change: 2, playing: { match_id: 'm', home_score: 1, away_score: 0 } })]);
  const views = viewsOf(season({ deductions: [{ team_id: 'a', points: 6, reason: '财务' }] }), given);
  expect(views.overall?.[0]).toMatchObject({ zone: 'up', moved: 2, live: '1-0', deduction: { points: 6 } });
  expect(views.form?.[0]).not.toHaveProperty('deduction');
  expect(views.form?.[0]).not.toHaveProperty('zone');
  expect(zonesOf(season())).toMatchObject([{ id: 'up', name: '欧冠' }]);
});

test('a line of a team that is not named is left out', () => {
  expect(viewsOf(season(), group([row('nobody')])).overall).toBeUndefined();
});
