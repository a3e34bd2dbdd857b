import { expect, test } from 'vitest';
import { lastRun } from './lastRun.ts';

test('the last three minutes are told by what the lead did in them', () => {
  expect(lastRun([2, 3, 1, -4])).toEqual({ side: 'away', points: 6, minutes: 3 });
  expect(lastRun([2, 3, 8])).toEqual({ side: 'home', points: 8, minutes: 3 });
  expect([lastRun([]), lastRun([5, 6]), lastRun([4, 1, 2, 4])]).toEqual([null, null, null]);
});
