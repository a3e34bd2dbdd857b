import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesShown, pageSlots } from './pagesShown.ts';

const pages = fc.integer({ min: 1, max: 500 }).chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));

test('first, last, the current page and its neighbours are there, in order, and the row keeps its length', () => {
  fc.assert(
    fc.property(pages, ([current, count]) => {
      const shown = pagesShown(current, count);
      const numbers = shown.filter((slot) => typeof slot === 'number');
      expect(shown).toHaveLength(Math.min(count, pageSlots));
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      for (const page of [1, current, Math.max(1, current - 1), Math.min(count, current + 1), count]) expect(numbers).toContain(page);
    }),
  );
});

test('a gap always stands for more than one page', () => {
  fc.assert(
    fc.property(pages, ([current, count]) => {
      const shown = pagesShown(current, count);
      shown.forEach((slot, index) => {
        if (typeof slot === 'number') return;
        expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2);
      });
    }),
  );
});
