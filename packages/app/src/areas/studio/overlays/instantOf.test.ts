import { expect, test } from 'vitest';
import { instantOf } from './instantOf.ts';

test('day and time make an instant of the person’s zone; half of it makes none', () => {
  expect(instantOf('2026-11-30', '20:45')).toBe(new Date(2026, 10, 30, 20, 45).getTime());
  expect([instantOf(null, '20:45'), instantOf('2026-11-30', null), instantOf('2026-11-30', 'x')]).toEqual([null, null, null]);
});
