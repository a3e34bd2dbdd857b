import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standings } from './standings.ts';
import type { Criterion, Result, TableRules } from './standings.types.ts';

const points = { win: 3, draw: 1, loss: 0 };
const goalsFirst: TableRules = { points, order: ['points', 'goal_difference', 'goals_for', { headToHead: ['points', 'away_goals'] }] };
const mutualFirst: TableRules = {
  points,
  order: ['points', { headToHead: ['points', 'goal_difference'] }, 'goal_difference', 'goals_for'],
};
const winsFirst: TableRules = { points, order: ['points', 'wins', 'goal_difference', 'goals_for', { headToHead: ['points'], most: 2 }] };

const anyRules = fc.constantFrom(goalsFirst, mutualFirst, winsFirst);
const teamIds = ['a', 'b', 'c', 'd', 'e'];
const everyPair = teamIds.flatMap((home) => teamIds.filter((away) => away !== home).map((away) => [home, away] as const));
const score = fc.integer({ min: 0, max: 4 });

/** Any part of a double round robin, in any order. */
const anySeason = fc
  .shuffledSubarray(everyPair, { minLength: 0 })
  .chain((pairs) =>
    fc.tuple(
      ...pairs.map(([homeId, awayId], index) =>
        fc.record({
          id: fc.constant(`m${index}`),
          homeId: fc.constant(homeId),
          awayId: fc.constant(awayId),
          home: score,
          away: score,
          at: fc.constant(index),
        }),
      ),
    ),
  )
  .map((results): Result[] => results);

const game = (homeId: string, awayId: string, home: number, away: number): Result => ({
  id: `${homeId}${awayId}`,
  homeId,
  awayId,
  home,
  away,
  at: 0,
});
const order = (
  results: readonly Result[],
  rules: TableRules,
  teams = [...new Set(results.flatMap(({ homeId, awayId }) => [homeId, awayId]))],
) =>
  standings({ teams, results, rules })
    .map(({ teamId }) => teamId)
    .join('');

test('sums agree with the matches: points, wins with losses, goals for with goals against', () => {
  fc.assert(
    fc.property(anySeason, anyRules, (results, rules) => {
      const table = standings({ teams: teamIds, results, rules });
      const sum = (pick: (row: (typeof table)[number]) => number) => table.reduce((total, row) => total + pick(row), 0);
      const draws = results.filter(({ home, away }) => home === away).length;
      expect(sum((row) => row.points)).toBe(3 * (results.length - draws) + 2 * draws);
      expect(sum((row) => row.won)).toBe(sum((row) => row.lost));
      expect(sum((row) => row.goalsFor)).toBe(sum((row) => row.goalsAgainst));
      expect(sum((row) => row.played)).toBe(2 * results.length);
    }),
  );
});

test('every team has one place, whatever the order of teams and matches', () => {
  fc.assert(
    fc.property(
      anySeason,
      anyRules,
      fc.shuffledSubarray(teamIds, { minLength: teamIds.length }),
      fc.nat(),
      (results, rules, teams, turn) => {
        const table = standings({ teams: teamIds, results, rules });
        expect(table.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
        expect(new Set(table.map(({ teamId }) => teamId))).toEqual(new Set(teamIds));
        const cut = results.length === 0 ? 0 : turn % results.length;
        expect(standings({ teams, results: [...results.slice(cut), ...results.slice(0, cut)].reverse(), rules })).toEqual(table);
      },
    ),
  );
});

test('more points stand above fewer, and equal points follow the first figure of the rule', () => {
  fc.assert(
    fc.property(anySeason, (results) => {
      for (const [rules, figure] of [
        [goalsFirst, (row: { goalsFor: number; goalsAgainst: number }) => row.goalsFor - row.goalsAgainst],
        [winsFirst, (row: { won: number }) => row.won],
      ] as const) {
        const table = standings({ teams: teamIds, results, rules });
        for (const [index, row] of table.entries()) {
          const next = table[index + 1];
          if (!next) continue;
          expect(row.points).toBeGreaterThanOrEqual(next.points);
          if (row.points === next.points) expect(figure(row)).toBeGreaterThanOrEqual(figure(next));
        }
      }
    }),
  );
});

test('a deduction takes its points from that team alone, and never lifts it', () => {
  fc.assert(
    fc.property(anySeason, anyRules, fc.constantFrom(...teamIds), fc.integer({ min: 1, max: 20 }), (results, rules, teamId, taken) => {
      const before = standings({ teams: teamIds, results, rules });
      const after = standings({ teams: teamIds, results, rules, deductions: [{ teamId, points: taken }] });
      for (const row of before) {
        const now = after.find((other) => other.teamId === row.teamId);
        expect(now?.points).toBe(row.teamId === teamId ? row.points - taken : row.points);
        if (row.teamId === teamId) expect(now?.position).toBeGreaterThanOrEqual(row.position);
      }
    }),
  );
});

test('points per game order a season that was broken off', () => {
  fc.assert(
    fc.property(anySeason, anyRules, (results, rules) => {
      const table = standings({ teams: teamIds, results, rules, perGame: true });
      const rate = ({ points: own, played }: { points: number; played: number }) => (played === 0 ? 0 : own / played);
      expect(table.map(rate)).toEqual(table.map(rate).sort((a, b) => b - a));
    }),
  );
});

test('two teams with equal points are parted by their two matches, but not before both are played', () => {
  // a beats b in both; b has the better goal difference through c.
  const all = [
    game('a', 'b', 1, 0),
    game('b', 'a', 0, 1),
    game('b', 'c', 9, 0),
    game('c', 'b', 0, 9),
    game('c', 'a', 1, 0),
    game('a', 'c', 0, 5),
  ];
  expect(order(all, mutualFirst)).toBe('bac');
  const [first] = all;
  const open = all.filter((one) => one !== first);
  // b 6, c 6, a 3 points; c is before b by goals only when the rule says so.
  expect(order(open, mutualFirst).startsWith('b')).toBe(true);
  const tied = [game('a', 'b', 1, 0), game('b', 'a', 0, 1), game('b', 'c', 9, 0), game('c', 'b', 0, 9)];
  expect(order(tied, mutualFirst)).toBe('abc');
  expect(order(tied, goalsFirst)).toBe('bac');
  expect(order(tied.slice(1).concat(game('a', 'c', 1, 0)), mutualFirst)).toBe('bac');
});

test('among three equal teams only the matches among the three count, and the two who stay equal begin again', () => {
  // Among a, b and c: a and b have 7 points each from their small table with equal difference, c none; a beat b on the way.
  const small: Criterion = { headToHead: ['points'] };
  const rules: TableRules = { points, order: ['points', small, 'goal_difference'] };
  const results = [
    game('a', 'b', 2, 1),
    game('b', 'a', 1, 0),
    game('a', 'c', 1, 0),
    game('c', 'a', 1, 0),
    game('b', 'c', 1, 0),
    game('c', 'b', 1, 0),
  ];
  // All have 6 points in the small table: nothing is parted, goal difference decides alone.
  expect(standings({ teams: ['a', 'b', 'c'], results, rules }).map(({ points: own }) => own)).toEqual([6, 6, 6]);
  const again: TableRules = { points, order: ['points', { headToHead: ['points', 'goal_difference'] }] };
  const three = [
    game('a', 'b', 1, 0),
    game('b', 'a', 1, 1),
    game('a', 'c', 0, 4),
    game('c', 'a', 0, 0),
    game('b', 'c', 4, 0),
    game('c', 'b', 0, 0),
  ];
  expect(standings({ teams: ['a', 'b', 'c'], results: three, rules: again }).map(({ points: own }) => own)).toEqual([5, 5, 5]);
  expect(order(three, again)).toBe('bca');
});

test('goals away part what is equal otherwise', () => {
  const results = [game('a', 'b', 2, 1), game('b', 'a', 1, 0)];
  expect(order(results, { points, order: ['points', { headToHead: ['points', 'away_goals'] }] })).toBe('ba');
});

test('a play-off is asked for only between equals at its boundary, after the last match, and its winner stands above', () => {
  const rules: TableRules = { ...mutualFirst, playoffs: [{ above: 1, when: 'points' }] };
  const results = [game('a', 'b', 2, 0), game('b', 'a', 1, 0)];
  const marks = (rows: ReturnType<typeof standings>) => rows.map(({ teamId, needsPlayoff }) => teamId + (needsPlayoff ? '*' : ''));
  expect(marks(standings({ teams: ['a', 'b'], results: results.slice(0, 1), rules }))).toEqual(['a', 'b']);
  expect(marks(standings({ teams: ['a', 'b'], results, rules }))).toEqual(['a*', 'b*']);
  expect(marks(standings({ teams: ['a', 'b'], results, rules: { ...rules, playoffs: [{ above: 1, when: 'all' }] } }))).toEqual(['a', 'b']);
  expect(marks(standings({ teams: ['a', 'b'], results, rules, playoffs: [game('a', 'b', 0, 1)] }))).toEqual(['b', 'a']);
});

test('who is equal in all else is parted by cards where the rule says so', () => {
  const rules: TableRules = { points, order: ['points', 'goal_difference', 'goals_for', 'fair_play'] };
  const results = [
    { ...game('a', 'b', 1, 1), cards: { home: 4, away: 1 } },
    { ...game('c', 'd', 2, 0), cards: { home: 9, away: 0 } },
  ];
  expect(order(results, rules)).toBe('cbad');
  expect(order(results, { ...rules, order: ['points', 'goal_difference', 'goals_for'] })).toBe('cabd');
});
