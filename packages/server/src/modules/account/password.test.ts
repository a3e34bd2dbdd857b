import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';

test('passwords are kept as argon2id, and nothing of a long one is cut off', async () => {
  const long = 'a'.repeat(127);
  const stored = await hashPassword(`${long}b`);
  expect(stored).toMatch(/^\$argon2id\$/);
  expect([
    await passwordMatches(stored, `${long}b`),
    await passwordMatches(stored, `${long}c`),
    await passwordMatches(stored, long),
    await passwordMatches(undefined, `${long}b`),
  ]).toEqual([true, false, false, false]);
});

test('while 64 passwords are checked the event loop stands free', async () => {
  const stored = await hashPassword('secret');
  const begun = performance.eventLoopUtilization();
  await Promise.all(Array.from({ length: 64 }, () => passwordMatches(stored, 'secret')));
  // Checked on the event loop it would be busy all the time, on threads it waits for them.
  expect(performance.eventLoopUtilization(begun).utilization).toBeLessThan(0.5);
});
