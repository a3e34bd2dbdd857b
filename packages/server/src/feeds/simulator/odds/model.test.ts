import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenLine, leads, results, shareAbove, totals } from './goalsModel.ts';
import { pricesOf } from './prices.ts';

const mean = fc.double({ min: 0.02, max: 4, noNaN: true });
const expected = fc.record({ home: mean, away: mean });
const margin = { two: 0.04, three: 0.06 };
const level = { home: 0, away: 0 };

test('chances of a lead and of the goals add up to one', () => {
  fc.assert(
    fc.property(expected, (goals) => {
      for (const spread of [leads(goals), totals(goals)])
        expect([...spread.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(results(leads(goals), 0).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }),
  );
});

test('two goals and a half are exceeded as often as Poisson says', () => {
  // 1 - e^-2.65 (1 + 2.65 + 2.65^2 / 2)
  expect(shareAbove(totals({ home: 1.45, away: 1.2 }), 2.5)).toBeCloseTo(0.4939, 3);
});

test('a stake on a quarter line is half on each neighbour', () => {
  const spread = new Map([
    [0, 0.25],
    [1, 0.75],
  ]);
  // On 0.25: a win pays both halves, a draw of the line at 0 gives one half back and loses the other.
  expect(shareAbove(spread, 0.25)).toBeCloseTo(0.75 / (0.75 + 0.125), 9);
  expect(shareAbove(spread, 0)).toBe(1);
});

test('no other quarter line is nearer to even than the one that is chosen, and the share falls as lines rise', () => {
  fc.assert(
    fc.property(expected, (goals) => {
      for (const spread of [leads(goals), totals(goals)]) {
        const { line, above } = evenLine(spread);
        for (let other = -6; other <= 12; other += 0.25) {
          expect(Math.abs(above - 0.5)).toBeLessThanOrEqual(Math.abs(shareAbove(spread, other) - 0.5) + 1e-12);
          if (other !== line) expect(Math.sign(shareAbove(spread, other) - above) * Math.sign(line - other)).toBeGreaterThanOrEqual(0);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('every market pays back less than it takes, and about its margin', () => {
  fc.assert(
    fc.property(expected, fc.record({ home: fc.nat({ max: 4 }), away: fc.nat({ max: 4 }) }), (goals, score) => {
      const { asian, size, european } = pricesOf({ expected: goals, score, margin });
      for (const quote of [asian, size]) {
        if (!quote) continue;
        const sum = 1 / (quote[0] + 1) + 1 / (quote[2] + 1);
        expect(sum).toBeGreaterThan(1.02);
        expect(sum).toBeLessThan(1.06);
        expect(Number.isInteger((quote[1] ?? NaN) * 4)).toBe(true);
      }
      if (european) expect(european.reduce<number>((sum, price) => sum + 1 / (price ?? Infinity), 0)).toBeGreaterThan(1.02);
      if (size) expect(size[1]).toBeGreaterThan(score.home + score.away);
    }),
  );
});

test('the markets agree: who gives goals is the favourite of a level match', () => {
  fc.assert(
    fc.property(expected, (goals) => {
      const { asian, european } = pricesOf({ expected: goals, score: level, margin });
      if (!asian || !european) return;
      if ((asian[1] ?? 0) >= 0.25) expect(european[0]).toBeLessThan(european[2]);
      if ((asian[1] ?? 0) <= -0.25) expect(european[0]).toBeGreaterThan(european[2]);
    }),
  );
});

test('as goals run out the line of goals falls and a lead becomes sure', () => {
  const at = (left: number) => pricesOf({ expected: { home: 1.45 * left, away: 1.2 * left }, score: { home: 1, away: 0 }, margin });
  const lines = [1, 0.8, 0.6, 0.4, 0.2].map((left) => at(left).size?.[1] ?? NaN);
  expect(lines).toEqual(lines.toSorted((one, other) => other - one));
  expect(new Set(lines).size).toBeGreaterThan(3);
  const wins = [1, 0.8, 0.6, 0.4, 0.2].map((left) => at(left).european?.[0] ?? NaN);
  expect(wins).toEqual(wins.toSorted((one, other) => other - one));
  expect(at(0.01).european).toBeNull();
});
