import { expect, test } from 'vitest';
import { ageAt } from './age.ts';

test('a year is full on the birthday, not before', () => {
  const born = Date.UTC(2001, 2, 18);
  expect(ageAt(born, Date.UTC(2026, 2, 17))).toBe(24);
  expect(ageAt(born, Date.UTC(2026, 2, 18))).toBe(25);
  expect(ageAt(born, Date.UTC(2026, 10, 1))).toBe(25);
});
