import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitTabs } from './fitTabs.ts';

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

test('everything stays while it fits, and then the last tabs go first', () => {
  expect(fitTabs([50, 50, 50], 150, 40)).toBe(3);
  expect(fitTabs([50, 50, 50], 149, 40)).toBe(2);
  expect(fitTabs([50, 50, 50], 60, 40)).toBe(0);
});

test('what is shown never overflows, and one more would', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 20, max: 160 }), { maxLength: 12 }),
      fc.integer({ min: 0, max: 1400 }),
      fc.integer({ min: 30, max: 90 }),
      (widths, room, more) => {
        const shown = fitTabs(widths, room, more);
        const taken = sum(widths.slice(0, shown)) + (shown < widths.length ? more : 0);
        expect(taken <= room || shown === 0).toBe(true);
        if (shown < widths.length) expect(sum(widths.slice(0, shown + 1)) + more > room).toBe(true);
      },
    ),
  );
});
