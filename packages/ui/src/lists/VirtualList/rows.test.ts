import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowAfter } from './rowAfter.ts';
import { withActive } from './withActive.ts';

const keys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];

test('no key leads out of the list, and down undoes up away from the ends', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...keys),
      fc.integer({ min: 1, max: 1000 }),
      fc.nat(),
      fc.integer({ min: 1, max: 50 }),
      (key, count, seed, page) => {
        const from = seed % count;
        const to = rowAfter(key, from, count, page);
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThan(count);
        if (from > 0) expect(rowAfter('ArrowDown', rowAfter('ArrowUp', from, count, page) ?? -1, count, page)).toBe(from);
      },
    ),
  );
  expect(rowAfter('a', 0, 5, 2)).toBeUndefined();
});

test('the row with the focus is always drawn, once and in order', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), (startIndex, active) => {
      const shown = withActive({ startIndex, endIndex: startIndex + 5, overscan: 2, count: 300 }, active);
      expect(shown).toContain(active);
      expect(shown).toEqual([...new Set(shown)].sort((one, other) => one - other));
    }),
  );
});
