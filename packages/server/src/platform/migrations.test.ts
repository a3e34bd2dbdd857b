import { sql } from 'drizzle-orm';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { migrateDatabase, migrationPatience } from './migrations.ts';
import { migrationLock } from './locks.ts';

let database: TestDatabase;
let release: string;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table left_one (n int)`);
  await database.db.execute(sql`create table right_one (n int)`);
});
afterAll(() => database.close());
beforeEach(() => (release = mkdtempSync(join(tmpdir(), 'pitchside-migrations-'))));
afterEach(() => rmSync(release, { recursive: true, force: true }));

let column = 0;
/** Writes a release whose migrations, newer than all of the site, are these statements. */
function writeRelease(...statements: string[]): void {
  mkdirSync(join(release, 'migrations/meta'), { recursive: true });
  cpSync(join(import.meta.dirname, 'events.functions.sql'), join(release, 'src/events.functions.sql'));
  const base = Date.now() + 1_000_000_000_000 + (column += 100);
  const entries = statements.map((text, index) => {
    writeFileSync(join(release, `migrations/${index}.sql`), text);
    return { idx: index, version: '7', when: base + index, tag: String(index), breakpoints: true };
  });
  writeFileSync(join(release, 'migrations/meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
}
const columns = async (table: string) =>
  (
    await database.db.execute<{ name: string }>(
      sql`select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 1`,
    )
  ).rows.map(({ name }) => name);

test(
  'migrations of two tables pass beside a node that locks them the other way round, and neither of the two fails',
  { timeout: 60_000 },
  async () => {
    writeRelease('alter table left_one add column a int;', 'alter table right_one add column a int;');
    let isOver = false;
    let served = 0;
    const serve = async () => {
      while (!isOver) {
        await database.stranger.transaction(async (tx) => {
          await tx.execute(sql`insert into right_one (n) values (1)`);
          await tx.execute(sql`select pg_sleep(0.1)`);
          await tx.execute(sql`insert into left_one (n) values (1)`);
        });
        served += 1;
      }
    };
    const serving = serve();
    await expect.poll(() => served).toBeGreaterThan(0);
    const migrated = migrateDatabase(database.url, release).finally(() => (isOver = true));
    await Promise.all([migrated, serving]);
    expect([await columns('left_one'), await columns('right_one')]).toEqual([['a'], ['a']]);
  },
);

test('while a migration waits for a table, others are held up for a moment only, and it gets its turn', { timeout: 60_000 }, async () => {
  writeRelease('alter table left_one add column b int;');
  let release_: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release_ = resolve));
  const reader = database.stranger.transaction(async (tx) => {
    await tx.execute(sql`select * from left_one limit 1`);
    await held;
  });
  const migrated = migrateDatabase(database.url, release);
  // The site's own limit for a lock is a second: each of these would fail behind a waiting ALTER TABLE.
  for (let times = 0; times < 10; times += 1) await database.db.execute(sql`select n from left_one limit 1`);
  await new Promise((resume) => setTimeout(resume, migrationPatience.lock * 3));
  for (let times = 0; times < 10; times += 1) await database.db.execute(sql`select n from left_one limit 1`);
  expect(await columns('left_one')).not.toContain('b');
  release_();
  await Promise.all([reader, migrated]);
  expect(await columns('left_one')).toContain('b');
});

test('one that fails leaves those before it, and the next start goes on after them', async () => {
  writeRelease('alter table left_one add column c int;', 'alter table nowhere add column c int;');
  await expect(migrateDatabase(database.url, release)).rejects.toThrow();
  expect(await columns('left_one')).toContain('c');
  writeFileSync(join(release, 'migrations/1.sql'), 'alter table right_one add column c int;');
  await migrateDatabase(database.url, release);
  expect(await columns('right_one')).toContain('c');
});

test('a lock that somebody keeps ends the start with words instead of waiting for ever', async () => {
  writeRelease('alter table left_one add column d int;');
  const client = await database.pool.connect();
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await expect(migrateDatabase(database.url, release, { turn: 300 })).rejects.toThrow(/^The database’s lock of migrations is held/);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
});
