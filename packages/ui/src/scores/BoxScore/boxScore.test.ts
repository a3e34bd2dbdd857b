import { expect, test } from 'vitest';
import { boxTotals, orderedBox, topOf, type BoxPlayer } from './boxScore.ts';

const player = (id: string, change: Partial<BoxPlayer> = {}): BoxPlayer => ({
  id,
  name: id,
  number: 1,
  seconds: 60,
  points: 0,
  fieldGoals: [0, 0],
  threes: [0, 0],
  freeThrows: [0, 0],
  rebounds: 0,
  assists: 0,
  steals: 0,
  blocks: 0,
  turnovers: 0,
  fouls: 0,
  plusMinus: 0,
  ...change,
});

test('starters lead, who has not played comes last, the others by their points', () => {
  const list = [
    player('idle', { seconds: 0 }),
    player('low', { points: 2 }),
    player('starter', { isStarter: true }),
    player('high', { points: 9 }),
  ];
  expect(orderedBox(list).map(({ id }) => id)).toEqual(['starter', 'high', 'low', 'idle']);
});

test('the best is who has most, of equals who needed less time; before anybody has any there is none', () => {
  expect(topOf([player('a', { points: 7, seconds: 90 }), player('b', { points: 7 }), player('c')], 'points')?.id).toBe('b');
  expect(topOf([player('a')], 'assists')).toBeUndefined();
});

test('sums count what was made and what was tried apart', () => {
  expect(boxTotals([player('a', { points: 5, threes: [1, 4] }), player('b', { points: 3, threes: [1, 2] })])).toMatchObject({
    points: 8,
    threes: [2, 6],
  });
});
