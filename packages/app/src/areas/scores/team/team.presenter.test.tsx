import type { SeasonTeam } from '@pitchside/api/scores/competitions';
import type { MatchStatus } from '@pitchside/api/scores/matches';
import { expect, test } from 'vitest';
import { matchOf, teamOf } from '../../../platform/guard/match.fixtures.ts';
import { around, aroundNow, figureOf, formOf, perMatch, seasonLineOf } from './team.presenter.ts';

const match = (id: string, status: MatchStatus, home: string, away: string, score: [number, number] | null, day = 1) =>
  matchOf(id, {
    home: teamOf(home),
    away: teamOf(away),
    status,
    kickoff_at: Date.UTC(2026, 10, day),
    home_score: score?.[0] ?? null,
    away_score: score?.[1] ?? null,
  });
const season = [
  match('m1', 'finished', 'us', 'a', [2, 0], 1),
  match('m2', 'postponed', 'b', 'us', null, 3),
  match('m3', 'finished', 'c', 'us', [3, 1], 5),
  match('m4', 'second_half', 'us', 'd', [1, 1], 7),
  match('m5', 'scheduled', 'e', 'us', null, 9),
];
const places = [
  { match_id: 'm1', position: 2, of: 20 },
  { match_id: 'm3', position: 5, of: 20 },
];

test('form, last, now and next come from what may be seen of the matches', () => {
  expect(formOf(season, 'us', 5)).toEqual(['L', 'W']);
  expect(formOf(season, 'us', 1)).toEqual(['L']);
  const { last, now, next } = aroundNow(season);
  expect([last?.id, now?.id, next?.id]).toEqual(['m3', 'm4', 'm5']);
  expect(aroundNow([])).toEqual({ last: undefined, now: undefined, next: undefined });
});

test('a match whose picture is behind is neither form nor the last one, and its place is not told', () => {
  // As the intake gives it: it goes on, and nobody knows the score.
  const masked = season.map((one) =>
    one.id === 'm3' ? { ...one, status: 'second_half' as const, home_score: null, away_score: null, version: -1 } : one,
  );
  expect(formOf(masked, 'us', 5)).toEqual(['W']);
  expect(aroundNow(masked).last?.id).toBe('m1');
  const line = seasonLineOf(masked, places, 'us', () => 'soon').find(({ id }) => id === 'm3');
  expect(line).toMatchObject({ text: 'soon' });
  expect(line).not.toHaveProperty('place');
  expect(line).not.toHaveProperty('result');
});

test('the season is a line from the side of the team, without what is not played', () => {
  expect(
    seasonLineOf(season, places, 'us', () => '11-09').map(({ id, text, isHome, result, place, live }) => [
      id,
      text,
      isHome,
      result,
      place,
      live,
    ]),
  ).toEqual([
    ['m1', '2-0', true, 'W', 2, undefined],
    ['m3', '1-3', false, 'L', 5, undefined],
    ['m4', '1-1', true, undefined, undefined, true],
    ['m5', '11-09', false, undefined, undefined, undefined],
  ]);
});

test('neighbours stay within the table', () => {
  const lines = [1, 2, 3, 4, 5, 6];
  expect([1, 3, 6].map((own) => around(lines, (line) => line === own, 3))).toEqual([
    [1, 2, 3],
    [2, 3, 4],
    [4, 5, 6],
  ]);
  expect(around(lines, () => false, 3)).toEqual([]);
});

test('a figure that nobody counted is not compared, and others without it are left out', () => {
  const line = (id: string, counted: number, yellow: number): SeasonTeam => ({
    team: teamOf(id),
    played: 10,
    goals_for: 0,
    goals_against: 0,
    clean_sheets: 0,
    scoreless: 0,
    both_scored: 0,
    over_2_5: 0,
    counted,
    yellow,
    red: 0,
    corners: 0,
  });
  const list = [line('us', 10, 20), line('a', 0, 0), line('b', 5, 15)];
  const yellow = ({ yellow: cards, counted }: SeasonTeam) => perMatch(cards, counted);
  expect(figureOf(list, 'us', yellow)).toEqual({ own: 2, others: [3] });
  expect(figureOf(list, 'a', yellow)).toBeUndefined();
});
