import { expect, test } from 'vitest';
import { buyOf, worthText } from './economy.ts';

test('the first round of a half is one of pistols, the others go by what was bought', () => {
  expect([0, 12].map((round) => buyOf(4_000, round))).toEqual(['pistol', 'pistol']);
  expect([25_000, 20_000, 19_950, 10_000, 9_950, 0].map((worth) => buyOf(worth, 3))).toEqual([
    'full',
    'full',
    'half',
    'half',
    'eco',
    'eco',
  ]);
});

test('worth is told in thousands', () => {
  expect([0, 4_000, 27_350].map(worthText)).toEqual(['0.0k', '4.0k', '27.4k']);
});
