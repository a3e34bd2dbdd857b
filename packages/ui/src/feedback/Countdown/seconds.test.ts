import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secondsUntil, untilNextSecond } from './seconds.ts';

test('waiting as told always changes the shown second by one, however late the last tick was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (left) => {
      const wait = untilNextSecond(left, 0);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(1000);
      expect(secondsUntil(left, wait)).toBe(secondsUntil(left, 0) - 1);
    }),
  );
});
