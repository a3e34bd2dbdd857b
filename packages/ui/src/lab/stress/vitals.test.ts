import { expect, test } from 'vitest';
import { percentile } from './vitals.ts';

test('a percentile is a value of the list, the largest at the end', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1)]).toEqual([51, 96, 100]);
  expect(percentile([], 0.5)).toBe(0);
});
