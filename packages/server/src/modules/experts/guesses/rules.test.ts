import fc from 'fast-check';
import { pickSides } from '@pitchside/api/experts/plans';
import { expect, test } from 'vitest';
import { countedBy, endOf, outcomesOf, pointsFor, sidesFor } from './rules.ts';

test('who wins has three answers in football and two in basketball', () => {
  expect([sidesFor('european', 'football').length, pointsFor('european', 'football')]).toEqual([3, 15]);
  expect([sidesFor('european', 'basketball').length, pointsFor('european', 'basketball')]).toEqual([2, 10]);
});

test('exactly one winner, and of two sides the one is right where the other is not, but for a line that was met', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(9), fc.integer({ min: -10, max: 10 }), (home, away, quarters) => {
      const winners = Object.entries(outcomesOf({ play: 'european', line: null }, 'football', { home, away }));
      expect(winners.filter(([, outcome]) => outcome === 'won')).toHaveLength(1);
      const outcomes = outcomesOf({ play: 'asian', line: quarters / 4 }, 'football', { home, away });
      const ends = (['home', 'away'] as const).map((side) => endOf(outcomes, side)).sort();
      expect(ends).toEqual(home - away === quarters / 4 ? ['void', 'void'] : ['lost', 'won']);
    }),
    { seed: 17 },
  );
});

test('what counts before and after a correction is the sum of what is added', () => {
  const one = outcomesOf({ play: 'size', line: 2.5 }, 'football', { home: 2, away: 1 });
  for (const side of pickSides) expect(countedBy(null, side, 10)).toEqual({ points: 0, won: 0, settled: 0 });
  expect(countedBy(one, 'over', 10)).toEqual({ points: 10, won: 1, settled: 1 });
  expect(countedBy(one, 'under', 10)).toEqual({ points: 0, won: 0, settled: 1 });
});
