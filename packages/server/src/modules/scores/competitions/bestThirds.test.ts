import { expect, test } from 'vitest';
import type { SeasonMatch } from './competitions.repository.ts';
import { seasonRulesOf } from './ruleBook.ts';
import { knownRules } from './ruleBookSeed.ts';
import { groupsOf } from './seasonStandings.ts';

const rulesOf = (competitionId: string, season: string) =>
  seasonRulesOf(
    { competitionId, season, sport: 'football' },
    knownRules.filter((line) => line.competitionId === competitionId),
  );

const noCards = { home: 0, away: 0 };

/** A match of a group; `yellow` counts the home side's cards. */
const game = (groupId: string, home: number, away: number, homeScore: number, awayScore: number, yellow = 0): SeasonMatch => ({
  id: `${groupId}${home}${away}`,
  homeId: `${groupId}${home}`,
  awayId: `${groupId}${away}`,
  homeScore,
  awayScore,
  half: null,
  penalties: null,
  counts: { yellow: { home: yellow, away: 0 }, red: noCards, corner: noCards },
  status: 'finished',
  kickoffAt: home * 10 + away,
  roundNames: { zh: '小组赛', en: 'Group stage', vi: 'Vòng bảng' },
  stage: 'group',
  groupId,
  roundOrder: 1,
});

/** A group in which each team beats those below it; the third wins by the given margin. */
const group = (id: string, margin: number) => [
  game(id, 1, 2, 1, 0),
  game(id, 3, 4, margin, 0),
  game(id, 1, 3, 1, 0),
  game(id, 2, 4, 1, 0),
  game(id, 1, 4, 1, 0),
  game(id, 2, 3, 1, 0),
];

test('of the thirds of a championship only the best are marked, as many as go on', () => {
  const matches = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((id, index) => group(id, index + 1));
  const marked = (season: string) =>
    groupsOf({ competitionId: 'euro' }, rulesOf('euro', season), matches, [], false)
      .flatMap(({ overall }) => overall.filter(({ position }) => position === 3))
      .filter(({ zone }) => zone !== null)
      .map(({ team_id: team }) => team);
  expect(marked('2024')).toEqual(['C3', 'D3', 'E3', 'F3']);
  expect(marked('2012')).toEqual([]);
});

test('World Cups mark four thirds with 24 teams, none with 32 and eight with 48', () => {
  const best = (season: string) => [...rulesOf('world-cup', season).bestOf.values()];
  expect(['1982', '1986', '1994', '1998', '2022', '2026'].map(best)).toEqual([[], [4], [4], [], [], [8]]);
});

test('cards part two teams of a group that are equal in goals and in their match', () => {
  const matches = [
    game('A', 1, 2, 1, 1, 3),
    game('A', 3, 4, 0, 0),
    game('A', 1, 3, 1, 0),
    game('A', 2, 4, 1, 0),
    game('A', 1, 4, 0, 0),
    game('A', 2, 3, 0, 0),
  ];
  const [table] = groupsOf({ competitionId: 'world-cup' }, rulesOf('world-cup', '2018'), matches, [], false);
  expect(table?.overall.slice(0, 2).map(({ team_id: team }) => team)).toEqual(['A2', 'A1']);
});
