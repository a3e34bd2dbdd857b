import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageOdds, meanQuote } from './oddsAverage.ts';

test('prices on another line do not count, the usual line is told', () => {
  const quotes = [
    { home: 0.9, middle: 0.25, away: 0.96 },
    { home: 0.8, middle: 0.25, away: 1.06 },
    { home: 1.2, middle: 0.5, away: 0.7 },
  ];
  expect(meanQuote('asian', quotes)).toEqual({ home: 0.85, middle: 0.25, away: 1.01 });
});

test('a draw is averaged like the wins, and left out where there is none', () => {
  expect(
    meanQuote('european', [
      { home: 2, middle: 3, away: 4 },
      { home: 3, middle: 4, away: 2 },
    ]),
  ).toEqual({ home: 2.5, middle: 3.5, away: 3 });
  expect(meanQuote('european', [{ home: 1.5, away: 2.5 }])).toEqual({ home: 1.5, away: 2.5 });
});

test('markets that nobody offers are left out, those that all have locked stand without a live quote', () => {
  const initial = { home: 0.9, middle: 2.5, away: 0.9 };
  expect(averageOdds([{ size: { initial, live: null } }, {}])).toEqual({ size: { initial, live: null } });
});

test('a mean lies between the lowest and the highest price', () => {
  const price = fc.integer({ min: 101, max: 2_000 }).map((hundredths) => hundredths / 100);
  const quotes = fc.array(fc.record({ home: price, middle: price, away: price }), { minLength: 1 });
  fc.assert(
    fc.property(quotes, (list) => {
      const homes = list.map(({ home }) => home);
      const home = meanQuote('european', list)?.home ?? Number.NaN;
      expect(home).toBeGreaterThanOrEqual(Math.min(...homes) - 0.005);
      expect(home).toBeLessThanOrEqual(Math.max(...homes) + 0.005);
    }),
  );
});
