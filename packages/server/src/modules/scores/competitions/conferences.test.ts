import { expect, test } from 'vitest';
import { basketballDivisionOf } from '../../../catalogue/basketball/divisions.ts';
import type { SeasonMatch } from './competitions.repository.ts';
import { conferences } from './conferences.data.ts';
import { seasonRulesOf } from './ruleBook.ts';
import { groupsOf } from './seasonStandings.ts';

const key = { competitionId: 'nba', season: '2026-09-02', sport: 'basketball' as const };
const game = (homeId: string, awayId: string, homeScore: number, awayScore: number, day: number): SeasonMatch => ({
  id: `${homeId}-${awayId}`,
  homeId,
  awayId,
  homeScore,
  awayScore,
  half: null,
  penalties: null,
  counts: null,
  status: 'finished',
  kickoffAt: day,
  roundNames: { zh: `第${day}轮`, en: `Round ${day}`, vi: `Vòng ${day}` },
  stage: null,
  groupId: null,
  roundOrder: null,
});

test('every team of the league stands in one conference', () => {
  const teams = basketballDivisionOf('nba')
    .teams.map(({ id }) => id)
    .sort();
  expect((conferences.nba ?? []).flatMap(({ teams: own }) => [...own]).sort()).toEqual(teams);
});

test('a conference counts the games against the other one, and places and games behind from its own first', () => {
  const games = [
    game('bb-celtics', 'bb-lakers', 100, 90, 1),
    game('bb-celtics', 'bb-suns', 100, 90, 2),
    game('bb-suns', 'bb-lakers', 100, 90, 3),
    game('bb-knicks', 'bb-lakers', 80, 90, 4),
  ];
  const [east, west] = groupsOf(key, seasonRulesOf(key, []), games, [], false);
  expect(east?.overall.map(({ team_id, position, won, lost, games_behind }) => [team_id, position, won, lost, games_behind])).toEqual([
    ['bb-celtics', 1, 2, 0, 0],
    ['bb-knicks', 2, 0, 1, 1.5],
  ]);
  expect(west?.overall.map(({ team_id, position, won, lost, games_behind }) => [team_id, position, won, lost, games_behind])).toEqual([
    ['bb-suns', 1, 1, 1, 0],
    ['bb-lakers', 2, 1, 2, 0.5],
  ]);
});
