import type { Fixture, Tie } from '@pitchside/api/scores/competitions';
import type { Match } from '@pitchside/api/scores/matches';
import { expect, test } from 'vitest';
import { firstToShow, seriesView } from './playoffs.presenter.ts';

const team = (id: string): Match['home'] => ({ id, name: id, short_name: id, short_name_zh: id, colors: ['#000', '#fff'], logo: null });
const [okc, bos] = [team('okc'), team('bos')];
const game = (index: number, home: Match['home'], away: Match['home'], score?: [number, number], status: Match['status'] = 'finished') =>
  ({
    ...{ id: `g${index}`, sport: 'basketball', home, away, kickoff_at: index * 1_000, room_count: 0 },
    ...{ status: score ? status : 'scheduled', home_score: score?.[0] ?? null, away_score: score?.[1] ?? null },
  }) as Fixture;
const tie = (legs: Fixture[]): Tie => ({
  ...{ id: 'final', home: okc, away: bos, legs, total: null, best_of: 7, seeds: { home: 1, away: null } },
  ...{ penalties: null, winner: null, decided: null, next: null },
});
const asItIs = (match: Match) => match;
const three = [game(1, okc, bos, [110, 100]), game(2, okc, bos, [90, 99]), game(3, bos, okc, [88, 95])];

test('games are counted for the sides of the series, whoever is at home', () => {
  const view = seriesView(tie([...three, game(4, bos, okc)]), asItIs);
  expect(view).toMatchObject({
    won: { home: 2, away: 1 },
    bestOf: 7,
    tie: { total: { home: 2, away: 1 }, seeds: { home: 1 }, nextAt: 4_000 },
  });
  expect(view.winner).toBeUndefined();
  expect(view.games.map(({ at, score }) => [at, score?.home, score?.away])).toEqual([
    ['home', 110, 100],
    ['home', 90, 99],
    ['away', 95, 88],
    ['away', undefined, undefined],
  ]);
});

test('a result that is held back counts for nothing, and one that is on counts when it is over', () => {
  const held = seriesView(tie(three), (match) => (match.id === 'g3' ? { ...match, status: 'q2', home_score: 40, away_score: 44 } : match));
  expect(held).toMatchObject({ won: { home: 1, away: 1 }, tie: { live: true } });
});

test('the fourth win decides it', () => {
  const view = seriesView(tie([...three, game(4, bos, okc, [80, 81]), game(5, okc, bos, [80, 70])]), asItIs);
  expect(view).toMatchObject({ winner: 'home', tie: { winner: 'home' } });
});

test('the series that is on is shown first, then the next one of the latest round, then the last of all', () => {
  const over = seriesView(tie([...three, game(4, bos, okc, [80, 81]), game(5, okc, bos, [80, 70])]), asItIs);
  const open = seriesView(tie(three), asItIs);
  const on = seriesView(tie([...three, game(4, bos, okc, [20, 21], 'q1')]), asItIs);
  const empty = seriesView(tie([]), asItIs);
  expect(
    firstToShow([
      [over, over],
      [open, on],
    ]),
  ).toBe(on);
  expect(firstToShow([[over], [over, open], [empty]])).toBe(open);
  expect(firstToShow([[open], [over]])).toBe(over);
  expect(firstToShow([[empty]])).toBeUndefined();
});
