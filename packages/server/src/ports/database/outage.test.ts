// @module-tag full
import { sql } from 'drizzle-orm';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, signalFamily } from '../../testing/processes.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { openTestSite } from '../../testing/testSite.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase } from '../../platform/migrations.ts';
import { startEmbedded } from './embedded.ts';
import { isUnavailable } from './failures.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Cuts all other connections of the database, as a failover or an operator does. */
const cut = () =>
  database.stranger.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
const answers = async () => (await database.db.execute<{ answer: number }>(sql`select 1 as answer`)).rows[0]?.answer;

/** Outcome of a promise, as a value. */
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isUnavailable(error) ? 'away' : error),
  );

test('a connection cut between two statements of a transaction fails that transaction alone, and leaves nothing of it', async () => {
  await database.db.execute(sql`create table cut_between (n int)`);
  const broken = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into cut_between values (1)`);
    await cut();
    await tx.execute(sql`insert into cut_between values (2)`);
  });
  expect(await outcome(broken)).toBe('away');
  expect((await database.db.execute(sql`select n from cut_between`)).rows).toEqual([]);
});

test('a connection cut while its statement runs fails that statement as a database that is away', async () => {
  const asking = outcome(database.db.execute(sql`select pg_sleep(1)`));
  await new Promise((resume) => setTimeout(resume, 100));
  await cut();
  expect(await asking).toBe('away');
  expect(await answers()).toBe(1);
});

test('connections lost before a transaction has begun do not use up the pool', async () => {
  const { pool } = database;
  for (let round = 0; round < 3; round += 1) {
    // As many as the pool holds, each lost in the moment it was handed out.
    const lose = async () => {
      const client = await pool.connect();
      await outcome(client.query('select pg_terminate_backend(pg_backend_pid())'));
    };
    await Promise.all(Array.from({ length: 16 }, lose));
  }
  expect(await answers()).toBe(1);
});

test('a database that hangs is 503 and not ready, holds nobody up for longer than one wait, and is used again as soon as it goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-hang-'));
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded(folder, { durable: false });
  const pid = embedded.pid() ?? 0;
  await migrateDatabase(embedded.url, join(import.meta.dirname, '../../..'));
  const site = await openTestSite({}, { database: openDatabase(embedded.url, { connections: 4 }) });
  const list = () => site.call('GET', 'live_streaming/getLiveList');
  const ready = async () => (await fetch(`${site.origin}/readyz`)).status;
  try {
    expect([await ready(), (await list()).status]).toEqual([200, 200]);
    signalFamily(pid, 'SIGSTOP');
    const begun = performance.now();
    // Many more than there are connections: none of them waits for another's end.
    const answers = await Promise.all([ready(), ...Array.from({ length: 40 }, async () => list())]);
    process.stdout.write(
      `  forty calls and a look at a database that hangs were answered in ${Math.round(performance.now() - begun)} ms\n`,
    );
    expect(answers[0]).toBe(503);
    expect(new Set(answers.slice(1).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ code: 1, msg: '服务繁忙，请稍后再试', data: null, status: 503 })]),
    );
    signalFamily(pid, 'SIGCONT');
    await eventually(async () => (await ready()) === 200 && (await list()).status === 200, 'its return');
    // The database dies for good measure.
    signalFamily(pid, 'SIGKILL');
    await eventually(async () => embedded.pid() !== pid && (await list()).status === 200, 'its second return');
    expect(site.site.platform.faults.total()).toBe(0);
  } finally {
    await site.close();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
