import { expect, test } from 'vitest';
import { isUnplayed } from './unplayed.ts';

test.each([
  ['scheduled', null, true],
  ['tbd', null, true],
  ['postponed', null, true],
  ['cancelled', null, true],
  ['abandoned', 1, false],
  ['first_half', 0, false],
  ['interrupted', 0, false],
  ['finished', 2, false],
] as const)('of a match that is %s with %s goals at home nothing was played: %s', (status, home_score, is) => {
  expect(isUnplayed({ status, home_score })).toBe(is);
});
