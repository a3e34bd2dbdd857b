import { expect, test } from 'vitest';
import { createTestClock } from '../../testing/testPlatform.ts';
import { guesses } from './guesses.ts';

test('ten guesses from one address, then none until the window is over', () => {
  const clock = createTestClock(0);
  const limits = guesses(clock);
  const taken = Array.from({ length: 100 }, () => limits.take('86-1', '10.0.0.1')).filter(Boolean);
  expect(taken).toHaveLength(10);
  clock.set(15 * 60_000);
  expect(limits.take('86-1', '10.0.0.1')).toBe(true);
});

test('an attacker elsewhere does not lock the owner out', () => {
  const limits = guesses(createTestClock(0));
  for (let guess = 0; guess < 40; guess += 1) limits.take('86-1', '6.6.6.6');
  expect(limits.take('86-1', '10.0.0.1')).toBe(true);
});

test('a right password clears what was used up', () => {
  const limits = guesses(createTestClock(0));
  for (let guess = 0; guess < 9; guess += 1) limits.take('86-1', '10.0.0.1');
  limits.forgive('86-1', '10.0.0.1');
  expect(Array.from({ length: 10 }, () => limits.take('86-1', '10.0.0.1')).every(Boolean)).toBe(true);
});
