import { expect, test } from 'vitest';
import { clockText } from './clock.ts';

const at = 1_000_000;

test('a clock that stands says what is left, however late it is', () => {
  expect(clockText({ left: 323, runs: false, at }, at + 60_000)).toBe('05:23');
});

test('a clock that runs counts down by itself, never below nothing', () => {
  expect(clockText({ left: 323, runs: true, at }, at)).toBe('05:23');
  expect(clockText({ left: 323, runs: true, at }, at + 24_000)).toBe('04:59');
  expect(clockText({ left: 12, runs: true, at }, at + 60_000)).toBe('00:00');
});

test('a viewer whose clock is behind sees no more than was told', () => {
  expect(clockText({ left: 30, runs: true, at }, at - 5_000)).toBe('00:30');
});
