import { expect, test } from 'vitest';
import { isSecondPress } from './press.ts';

test('of a double or triple click the first press counts, and every press of a key', () => {
  expect([0, 1, 2, 3].map((detail) => isSecondPress({ detail }))).toEqual([false, false, true, true]);
});
