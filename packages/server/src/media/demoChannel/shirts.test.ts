import { expect, test } from 'vitest';
import { basketballPairs, choosePair, footballPairs } from './shirts.ts';

test('teams wear what is near to their own, and guests change where it would clash', () => {
  const wear = (home: [string, string], away: [string, string]) => choosePair(footballPairs, home, away).join('-');
  expect(wear(['#c8102e', '#ffffff'], ['#ffffff', '#00529f'])).toBe('red-white');
  expect(wear(['#c8102e', '#ffffff'], ['#034694', '#ffffff'])).toBe('red-white');
  expect(wear(['#0055a4', '#fff'], ['#1d4fa3', '#fff'])).toBe('blue-white');
  expect(wear(['#ffffff', '#111'], ['#1b458f', '#fff'])).toBe('white-blue');
  expect(wear(['#fde100', '#000'], ['#111111', '#fff'])).toBe('yellow-dark');
});

test('both sides always differ, whatever they wear', () => {
  for (const pairs of [footballPairs, basketballPairs])
    for (const [home, away] of [
      ['#777', '#777'],
      ['nonsense', ''],
      ['#000', '#000'],
    ] as const) {
      const [right, left] = choosePair(pairs, [home, home], [away, away]);
      expect(right).not.toBe(left);
    }
});
