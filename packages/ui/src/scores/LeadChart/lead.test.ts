import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadPath, leadSums, periodEnds } from './lead.ts';

test('a lead that turns counts once, a tie between does not', () => {
  expect(leadSums([3, 0, 5, -2, 0, -4, 1])).toEqual({ home: 5, away: 4, changes: 2 });
  expect(leadSums([])).toEqual({ home: 0, away: 0, changes: 0 });
});

test('the curve stays in its box, whatever the lead', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -80, max: 80 }), { maxLength: 60 }), fc.integer({ min: 1, max: 60 }), (leads, reach) => {
      const points = [...leadPath(leads, 60, reach, 600, 100).matchAll(/L([\d.]+) ([\d.]+)/g)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      );
      expect(points).toHaveLength(leads.length);
      for (const [x, y] of points) expect(x >= 0 && x <= 600 && y >= 0 && y <= 100).toBe(true);
    }),
  );
});

test('quarters are as long as the competition plays them, and each overtime that is reached lasts five minutes', () => {
  expect(periodEnds(12, 0)).toEqual([12, 24, 36, 48]);
  expect(periodEnds(10, 40)).toEqual([10, 20, 30, 40]);
  expect(periodEnds(10, 41)).toEqual([10, 20, 30, 40, 45]);
  expect(periodEnds(12, 58)).toEqual([12, 24, 36, 48, 53, 58]);
});
