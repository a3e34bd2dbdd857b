import { expect, test } from 'vitest';
import { minutesUntil } from './muteAgain.ts';

test('a mute that is set again reaches as far as it did, and never without end unless it had none', () => {
  const now = 1_000_000;
  expect(minutesUntil(null, now)).toBe(0);
  expect(minutesUntil(now + 4.5 * 60_000, now)).toBe(5);
  expect(minutesUntil(now + 10 * 60_000, now)).toBe(10);
  expect(minutesUntil(now + 59 * 60_000, now)).toBe(60);
  expect(minutesUntil(now + 61 * 60_000, now)).toBe(60);
});
