import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf, windowOf } from './window.ts';

const marks = [5, 10, 15, 20, 25, 28, 30, 50, 80].map((level) => ({ level, begins: 190 * (level - 1) ** 2 }));

test('two marks lie behind, and the window never runs out of marks', () => {
  expect(windowOf(marks, 84_620).map(({ level }) => level)).toEqual([15, 20, 25, 28, 30]);
  expect(windowOf(marks, 0).map(({ level }) => level)).toEqual([5, 10, 15, 20, 25]);
  expect(windowOf(marks, 1e9).map(({ level }) => level)).toEqual([25, 28, 30, 50, 80]);
  expect(windowOf(marks.slice(0, 2), 500)).toHaveLength(2);
});

test('more experience never stands further back, and the share stays on the track', () => {
  fc.assert(
    fc.property(fc.nat(3_000_000), fc.nat(3_000_000), (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const share = shareOf(marks, less);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(shareOf(marks, more)).toBeGreaterThanOrEqual(share);
      expect(shareOf(marks, more)).toBeLessThanOrEqual(1);
    }),
  );
  expect(shareOf([], 5)).toBe(0);
});
