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

test('while 64 passwords are checked the event loop goes on turning', { tags: ['full'] }, async () => {
  const stored = await hashPassword('secret');
  let [turn, isOver] = [0, false];
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const endedIn = await Promise.all(Array.from({ length: 64 }, () => passwordMatches(stored, 'secret').then(() => turn)));
  isOver = true;
  // On the event loop all checks would end in the same tick; on threads only a few end together, however busy the machine.
  expect(new Set(endedIn).size).toBeGreaterThan(8);
});
