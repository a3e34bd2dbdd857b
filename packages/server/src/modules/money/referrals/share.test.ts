import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commissionOf, within } from './share.ts';

test('levels share what the site keeps, the nearest first', () => {
  expect(within([500, 200], 4_000)).toEqual([500, 200]);
  expect(within([3_000, 3_000], 4_000)).toEqual([3_000, 1_000]);
  expect(within([500, 200], 0)).toEqual([0, 0]);
});

test('what a recharge brings to inviters and to whom its diamonds are tipped is never more than was paid', () => {
  const percent = fc.integer({ min: 0, max: 5_000 });
  fc.assert(
    fc.property(percent, percent, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 1_000_000 }), (one, two, share, price) => {
      const commissions = within([one, two], 10_000 - 100 * share).reduce((sum, each) => sum + commissionOf(price, each), 0);
      expect(commissions + Math.floor((price * share) / 100)).toBeLessThanOrEqual(price);
    }),
  );
});
