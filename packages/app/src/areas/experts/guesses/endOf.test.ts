import type { GuessQuestion } from '@pitchside/api/experts/guesses';
import { expect, test } from 'vitest';
import { endOf } from './endOf.ts';

const sides: GuessQuestion['sides'] = [
  { side: 'home', count: 3, outcome: 'half_won' },
  { side: 'away', count: 1, outcome: 'half_lost' },
];

test('half won is right, half lost is not', () => {
  expect(endOf({ state: 'settled', sides, mine: 'home' })).toBe('won');
  expect(endOf({ state: 'settled', sides, mine: 'away' })).toBe('lost');
});

test('before the end there is none, nor for whoever has not answered', () => {
  expect(endOf({ state: 'open', sides, mine: 'home' })).toBeUndefined();
  expect(endOf({ state: 'settled', sides, mine: null })).toBeUndefined();
});

test('what is off is void, what was stopped says so to everybody', () => {
  expect(endOf({ state: 'void', sides, mine: 'home' })).toBe('void');
  expect(endOf({ state: 'stopped', sides, mine: null })).toBe('stopped');
});
