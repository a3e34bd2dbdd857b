import { sql } from 'drizzle-orm';
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explained, wayTo } from '../../boot/openDatabase.ts';
import { migrateDatabase } from '../../platform/migrations.ts';
import { serverPackage } from '../../platform/project.ts';
import { readSettings } from '../../settings.ts';
import { eventually } from '../../testing/processes.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { openTestSite } from '../../testing/testSite.ts';
import { openDatabase } from './database.ts';
import { freePort } from './embedded.ts';
import { isUnavailable } from './failures.ts';
import { isPooler } from './pooler.ts';

/** Stock PgBouncer in transaction mode (Debian: `pgbouncer`); without it these tests are skipped. */
const program = [process.env.PITCHSIDE_PGBOUNCER ?? '', '/usr/sbin/pgbouncer'].find((path) => path !== '' && existsSync(path));
/** `nobody`: it refuses to run as root. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let database: TestDatabase;
let pooler: ChildProcess | undefined;
let folder: string;
let pooled: string;
beforeAll(async () => {
  database = await openTestDatabase();
  if (program === undefined) return;
  folder = mkdtempSync(join(tmpdir(), 'pitchside-pooler-'));
  chmodSync(folder, 0o755);
  const { username, password, hostname, port, pathname } = new URL(database.url);
  const own = await freePort();
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${password}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${hostname} port=${port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${own}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${join(folder, 'users.txt')}`,
      'pool_mode = transaction',
      'default_pool_size = 4',
    ].join('\n'),
  );
  pooler = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...unprivileged });
  pooler.on('error', () => undefined);
  pooled = `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`;
  await eventually(() => isPooler(pooled).catch(() => false), 'the pooler');
});
afterAll(async () => {
  pooler?.kill();
  await database.close();
  if (program !== undefined) rmSync(folder, { recursive: true, force: true });
});

test.skipIf(program === undefined)(
  'a pooler whose database went away is an outage, and a start says which of them does not answer',
  async () => {
    const { port } = new URL(database.url);
    const lines = new Set<Socket>();
    const line = createServer((near) => {
      const far = connect(Number(port), '127.0.0.1');
      for (const socket of [near, far]) lines.add(socket.on('error', () => undefined));
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
    const settings = join(folder, 'away.ini');
    const own = await freePort();
    writeFileSync(
      settings,
      readFileSync(join(folder, 'pgbouncer.ini'), 'utf8')
        .replace(/port=\d+/, `port=${(line.address() as AddressInfo).port}`)
        .replace(/listen_port = \d+/, `listen_port = ${own}`),
    );
    const away = spawn(program ?? '', ['-q', settings], { stdio: 'ignore', ...unprivileged });
    away.on('error', () => undefined);
    const to = Object.assign(new URL(pooled), { port: String(own) });
    const open = openDatabase(to.href, { connections: 1, isPooled: true });
    try {
      const failure = async () =>
        open.db.execute(sql`select 1`).then(
          () => undefined,
          (reason: unknown) => reason,
        );
      const said = (each: unknown): string => (each instanceof Error ? `${each.message} ${said(each.cause)}` : '');
      await eventually(async () => (await failure()) === undefined, 'an answer through the pooler');
      line.close();
      for (const socket of lines) socket.destroy();
      let error: unknown;
      await eventually(async () => said((error = await failure())).includes('login has been failing'), 'a word of the pooler');
      expect(isUnavailable(error)).toBe(true);
      expect(String(explained(error, to.href))).toContain(
        `The database behind the pooler at ${to.host} does not answer (server login has been failing`,
      );
    } finally {
      await open.close();
      away.kill();
      for (const socket of lines) socket.destroy();
      line.close();
    }
  },
);

test('a database itself is no pooler', async () => {
  expect(await isPooler(database.url)).toBe(false);
});

test.skipIf(program === undefined)('behind PgBouncer two starts migrate one after the other, and neither waits for ever', async () => {
  for (let start = 0; start < 2; start += 1) expect(await migrateDatabase(pooled, serverPackage())).toEqual([]);
  await database.db.execute(sql`delete from function_file`);
  const applied = await Promise.all([migrateDatabase(pooled, serverPackage()), migrateDatabase(pooled, serverPackage())]);
  expect(applied.map(({ length }) => length > 0).sort()).toEqual([false, true]);
});

test.skipIf(program === undefined)('behind PgBouncer transactions keep their limits, and none stays on a connection', async () => {
  const open = openDatabase(pooled, { connections: 8, isPooled: true });
  try {
    const limits = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
    const within = await open.db.transaction(async (tx) => (await tx.execute(limits)).rows);
    expect(within).toEqual([{ statement: '1600ms', lock: '1s' }]);
    expect((await open.db.execute(limits)).rows).toEqual([{ statement: '0', lock: '0' }]);
    await expect(open.db.transaction((tx) => tx.execute(sql`select pg_sleep(5)`))).rejects.toMatchObject({ cause: { code: '57014' } });
    const sum = await Promise.all(
      Array.from({ length: 64 }, async (_, index) => (await open.db.execute<{ n: number }>(sql`select ${index}::int as n`)).rows[0]?.n),
    );
    expect(sum).toEqual(Array.from({ length: 64 }, (_, index) => index));
  } finally {
    await open.close();
  }
});

test.skipIf(program === undefined)(
  'a site behind PgBouncer signs members in and runs its jobs, and the direct address is used where one is set',
  async () => {
    expect(await wayTo(readSettings({ DATABASE_URL: pooled }), pooled)).toEqual({
      isPooled: true,
      sessionUrl: undefined,
      migrationUrl: pooled,
    });
    const direct = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: database.url };
    expect(await wayTo(readSettings(direct), pooled)).toEqual({ isPooled: true, sessionUrl: database.url, migrationUrl: database.url });
    const site = await openTestSite({}, { database: openDatabase(pooled, { connections: 8, isPooled: true, wait: 10_000 }) });
    try {
      const jobs = await site.site.runJobs();
      const mobiles = Array.from({ length: 6 }, (_, index) => `1380000000${index}`);
      for (const mobile of mobiles) await site.join(mobile);
      const tokens = await Promise.all(mobiles.map((mobile) => site.signIn(mobile)));
      const answers = await Promise.all(tokens.map((token) => site.call('GET', 'User/getUserInfo', { token })));
      expect(answers.map(({ code }) => code)).toEqual(mobiles.map(() => 0));
      await jobs.stop();
    } finally {
      await site.close();
    }
  },
);
