import { expect, test } from 'vitest';
import { intervalOf } from './interval.ts';

test.each([
  [7, 10, 0.397, 0.892],
  [118, 214, 0.484, 0.617],
])('%d of %d lie between %d and %d', (won, settled, low, high) => {
  const interval = intervalOf(won, settled);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});

test('nothing won and everything won stay inside the scale, and leave more open than nothing', () => {
  expect(intervalOf(0, 5)).toMatchObject({ low: 0 });
  expect(intervalOf(5, 5)).toMatchObject({ high: 1 });
  expect(intervalOf(5, 5).low).toBeLessThan(0.6);
});
