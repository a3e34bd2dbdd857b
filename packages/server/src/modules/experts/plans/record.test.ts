import { expect, test } from 'vitest';
import { gainOf, type PickOutcome } from '@pitchside/api/experts/plans';
import { recordOf, type SettledPlan } from './record.ts';
import { resultOf } from './settle.ts';

const plan = (at: number, ...outcomes: PickOutcome[]): SettledPlan => {
  const picks = outcomes.map((outcome, index) => ({ play: index === 0 ? ('asian' as const) : ('size' as const), odds: 1_900, outcome }));
  return { at, picks, result: resultOf(picks.reduce((sum, { outcome, odds }) => sum + gainOf(outcome, odds), 0)) };
};

test('nothing settled has no rate, no return and no streak', () => {
  expect(recordOf([])).toMatchObject({ all: { settled: 0, rate: null }, roi: null, streak: 0, longest: 0, last: [], curve: [], plays: [] });
});

test('void plans count in neither rate nor streak', () => {
  const record = recordOf([plan(1, 'won'), plan(2, 'void'), plan(3, 'half_won'), plan(4, 'lost'), plan(5, 'void')]);
  expect(record.all).toEqual({ settled: 5, won: 2, lost: 1, void: 2, rate: 667 });
  expect([record.streak, record.longest, record.last]).toEqual([-1, 2, ['void', 'lost', 'won', 'void', 'won']]);
  // 900 + 0 + 450 - 1000 + 0 over five picks.
  expect([record.roi, record.curve.map(({ gained }) => gained)]).toEqual([70, [900, 900, 1_350, 350, 350]]);
});

test('a plan of two picks is won by what they gain together, and each play counts by itself', () => {
  const record = recordOf([plan(1, 'won', 'lost'), plan(2, 'lost', 'half_won')]);
  expect([record.all.won, record.all.lost]).toEqual([0, 2]);
  expect(record.plays.map(({ play, won, lost, rate }) => [play, won, lost, rate])).toEqual([
    ['asian', 1, 1, 500],
    ['size', 1, 1, 500],
  ]);
});
