import { mostInEnvelope, mostShares } from '@pitchside/api/money/envelopes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitShares } from './split.ts';

const asked = fc
  .tuple(fc.integer({ min: 1, max: mostShares }), fc.integer({ min: 0, max: mostInEnvelope }))
  .map(([count, more]) => ({ count, total: Math.min(mostInEnvelope, count + more) }));

test('whatever the lot, every share is at least one and they are the whole', () => {
  fc.assert(
    fc.property(asked, fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), ({ total, count }, lot) => {
      const draw = (below: number) => Math.floor((lot.next().value as number) * below);
      const shares = splitShares(total, count, draw);
      expect(shares).toHaveLength(count);
      expect(shares.every((share) => Number.isSafeInteger(share) && share >= 1)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
    }),
  );
});

test('the lowest and the highest lot are no exceptions, nor is an envelope of ones', () => {
  for (const draw of [() => 0, (below: number) => below - 1])
    for (const [total, count] of [
      [1, 1],
      [7, 7],
      [1_000_000, 1],
      [1_000_000, 500],
      [501, 500],
    ] as const) {
      const shares = splitShares(total, count, draw);
      expect([shares.length, Math.min(...shares) >= 1, shares.reduce((sum, share) => sum + share, 0)]).toEqual([count, true, total]);
    }
});

test('by the real lot nobody has better odds for coming first', () => {
  const [rounds, count, total] = [4_000, 5, 500];
  const sums = Array.from({ length: count }, () => 0);
  for (let round = 0; round < rounds; round += 1)
    for (const [place, share] of splitShares(total, count).entries()) sums[place] = (sums[place] ?? 0) + share;
  // The expected value of each share is 100; over four thousand draws the mean deviates by less than three.
  for (const sum of sums) expect(Math.abs(sum / rounds - total / count)).toBeLessThan(5);
});
