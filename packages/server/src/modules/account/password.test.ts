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

test('while 64 passwords are checked the event loop goes on turning', async () => {
  const stored = await hashPassword('secret');
  let turns = 0;
  let done = false;
  const turn = () => {
    turns += 1;
    if (!done) setImmediate(turn);
  };
  setImmediate(turn);
  await Promise.all(Array.from({ length: 64 }, () => passwordMatches(stored, 'secret')));
  done = true;
  // On the event loop each check would let it turn once.
  expect(turns).toBeGreaterThan(64 * 10);
});
