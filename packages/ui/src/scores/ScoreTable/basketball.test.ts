import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halfOf, leadCurve, overtimeOf, sumOf } from './basketball.ts';

const period = fc.record({ home: fc.nat(45), away: fc.nat(45) });

test('halves and overtimes are all of the score and nothing twice', () => {
  fc.assert(
    fc.property(fc.array(period, { maxLength: 7 }), (periods) => {
      const parts = [halfOf(periods, 0), halfOf(periods, 1), overtimeOf(periods)].filter((part) => part !== undefined);
      expect(sumOf(parts)).toEqual(sumOf(periods));
    }),
  );
});

test('the curve stays inside its box', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -60, max: 60 }), { minLength: 1, maxLength: 60 }), (leads) => {
      const { end } = leadCurve(leads, 1, 112, 48);
      expect(end[0]).toBeLessThanOrEqual(112);
      expect(end[1]).toBeGreaterThanOrEqual(4);
      expect(end[1]).toBeLessThanOrEqual(44);
    }),
  );
});
