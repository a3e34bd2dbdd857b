import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('no span of a second lets more than five through, and one that is due passes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400), { maxLength: 100 }), (gaps) => {
      const passes = createPace(5, 1_000);
      let now = 0;
      const passed = gaps.flatMap((gap) => {
        now += gap;
        return passes(now) ? [now] : [];
      });
      for (const [index, at] of passed.entries()) expect(at - (passed[index - 5] ?? -Infinity)).toBeGreaterThanOrEqual(1_000);
    }),
  );
  const passes = createPace(5, 1_000);
  expect([0, 1, 2, 3, 4, 5, 999, 1_000, 1_001].map(passes)).toEqual([true, true, true, true, true, false, false, true, true]);
});
