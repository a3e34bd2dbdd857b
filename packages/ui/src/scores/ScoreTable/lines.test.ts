import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heights, linesOf, linesWithin } from './lines.ts';

// Three groups of an evening, or the leagues of one.
const sections = fc.oneof(fc.tuple(fc.nat(90), fc.nat(300), fc.nat(90)), fc.array(fc.nat(14), { minLength: 20, maxLength: 60 }));

test('every row that is in view is among those that stand, wherever the view is', () => {
  fc.assert(
    fc.property(sections, fc.integer({ min: -2000, max: 30_000 }), fc.integer({ min: 100, max: 2000 }), (given, above, tall) => {
      const { lines, height } = linesOf(given, heights.football);
      const [from, to] = linesWithin(lines, above, above + tall);
      lines.forEach(({ top, at }, index) => {
        const bottom = top + (at < 0 ? heights.section : heights.football);
        if (bottom > above && top < above + tall) expect(index >= from && index < to).toBe(true);
      });
      expect(to - from).toBeLessThanOrEqual(Math.ceil(tall / heights.football) + 34);
      expect(height).toBe(given.reduce((sum: number, count) => sum + heights.section + count * heights.football, 0));
    }),
    { seed: 20261122, numRuns: 300 },
  );
});
