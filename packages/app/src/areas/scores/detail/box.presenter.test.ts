import { expect, test } from 'vitest';
import { boxView, secondsLeft } from './box.presenter.ts';

test('a clock counts on by itself while it runs, and never below nothing', () => {
  const clock = { left: 60, runs: true, at: 1_000 };
  expect([secondsLeft(clock, 1_000), secondsLeft(clock, 31_000), secondsLeft(clock, 500_000)]).toEqual([60, 30, 0]);
  expect(secondsLeft({ ...clock, runs: false }, 31_000)).toBe(60);
  expect(secondsLeft(null, 0)).toBeNull();
});

test('shots from two and three count together as field goals, and both kinds of rebounds', () => {
  const line = {
    player: 'A',
    player_id: 'bb-lakers_a',
    number: 7,
    position: 'guard' as const,
    starter: true,
    seconds: 60,
    points: 8,
    twos: [1, 3] as [number, number],
    threes: [2, 5] as [number, number],
    frees: [0, 0] as [number, number],
    rebounds: [1, 4] as [number, number],
    assists: 0,
    steals: 0,
    blocks: 0,
    turnovers: 0,
    fouls: 0,
    plus_minus: 3,
  };
  expect(boxView(line)).toMatchObject({ fieldGoals: [3, 8], threes: [2, 5], rebounds: 5, plusMinus: 3 });
});
