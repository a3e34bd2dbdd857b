import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { migrationLock, takeTurn, tryTurn, turns, type Turn } from './locks.ts';

const sources = join(import.meta.dirname, '..');
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test('advisory locks are taken in one place, each by a number of its own', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter(
    (file) => !file.endsWith('.test.ts') && /pg_(try_)?advisory/.test(readFileSync(join(sources, file), 'utf8')),
  );
  expect(files).toEqual([join('platform', 'locks.ts')]);
  const numbers = [...Object.values(turns), migrationLock];
  expect(new Set<number>(numbers).size).toBe(numbers.length);
});

test('a turn keeps out others of its kind and subject, and nobody else', async () => {
  const isFree = (turn: Turn, of: number | string) => database.stranger.transaction((tx) => tryTurn(tx, turn, of));
  await database.db.transaction(async (tx) => {
    await takeTurn(tx, 'orders', 7);
    await takeTurn(tx, 'nickname', 'anna');
    expect([
      await isFree('orders', 7),
      await isFree('nickname', 'anna'),
      await isFree('orders', 8),
      await isFree('payouts', 7),
      await isFree('nickname', 'bert'),
    ]).toEqual([false, false, true, true, true]);
  });
  expect([await isFree('orders', 7), await isFree('nickname', 'anna')]).toEqual([true, true]);
});
