import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrateDatabase } from '../../platform/migrations.ts';
import { readMigrations } from '../../platform/migrationFiles.ts';
import { serverPackage } from '../../platform/project.ts';
import { openDatabase } from '../../ports/database/database.ts';
import { readSettings } from '../../settings.ts';
import { testKey } from '../../testing/testKey.ts';
import { auditAll } from '../audit.ts';
import { restore } from '../backup/restore.ts';
import { startFailure } from '../failures.ts';
import { actsOf, lockModes, type LockMode } from './acts.ts';
import { planMigration, readSchemaState } from './plan.ts';
import { runUpgrade } from './upgrade.ts';

const passphrase = 'a passphrase that is kept elsewhere';
const databases: string[] = [];
let folder: string;
let release: string;
const query = async (url: string, text: string, values: unknown[] = []) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query<Record<string, unknown>>(text, values).finally(() => client.end());
};
/** A database of its own, without any open connection: empty, or of this release. */
async function newDatabase(template = 'template0'): Promise<string> {
  const name = `upgrade_${databases.length}_${process.pid}`;
  databases.push(name);
  await query(inject('databaseServer'), `create database ${name} template ${template}`);
  return inject('databaseServer').replace(/postgres$/, name);
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pitchside-upgrade-'));
  release = join(folder, 'release');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(async () => {
  for (const name of databases) await query(inject('databaseServer'), `drop database if exists ${name} with (force)`);
});

/** Writes a release that has these migrations beyond those of the site, and one more function. */
function writeRelease(...statements: string[]): void {
  cpSync(join(serverPackage(), 'migrations'), join(release, 'migrations'), { recursive: true });
  cpSync(join(serverPackage(), 'src/platform/events.functions.sql'), join(release, 'src/platform/events.functions.sql'));
  mkdirSync(join(release, 'src/later'), { recursive: true });
  writeFileSync(
    join(release, 'src/later/later.functions.sql'),
    `create or replace function later() returns int language sql as 'select 1';`,
  );
  const journal = join(release, 'migrations/meta/_journal.json');
  const read = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] };
  const base = (read.entries.at(-1)?.when ?? 0) + 1;
  const more = statements.map((text, index) => {
    writeFileSync(join(release, `migrations/9${index}_later.sql`), text);
    return { idx: 900 + index, version: '7', when: base + index, tag: `9${index}_later`, breakpoints: true };
  });
  writeFileSync(journal, JSON.stringify({ ...read, entries: [...read.entries, ...more] }));
}
const settings = (more: Record<string, string> = {}) =>
  readSettings({ PITCHSIDE_DATA: join(folder, 'data'), PITCHSIDE_BACKUP_KEY: passphrase, PITCHSIDE_KEY: testKey, ...more });
async function upgrade(url: string, target: string, own = settings()) {
  const printed: string[] = [];
  const code = await runUpgrade(own, url, release, ['upgrade', target], (line) => void printed.push(line)).catch((error: unknown) =>
    startFailure(error),
  );
  return { code, printed: printed.join('\n') };
}
const has = async (url: string, column: string) =>
  (await query(url, `select 1 from information_schema.columns where column_name = $1`, [column])).rows.length > 0;

/** Place of a lock of `pg_locks` among those that are told; -1 for locks of readers. */
const rank = (mode: string) => lockModes.findIndex((each) => `${each.replaceAll(' ', '')}LOCK` === mode.toUpperCase());

const many = `insert into vital_count select '2026-11-26', '/p' || g, 'zh', '4g', false, 'view', 0, 1, g from generate_series(1, 40000) g`;

test(
  'the locks that are told are those that PostgreSQL takes, for every migration that there ever was',
  { tags: ['full'], timeout: 120_000 },
  async () => {
    const url = await newDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create schema drizzle');
    await client.query('create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)');
    const declared: Record<string, Record<string, LockMode>> = {};
    const taken: typeof declared = {};
    let sure = 0;
    for (const migration of readMigrations(serverPackage())) {
      const { locks, acts } = await planMigration(migration, await readSchemaState(client), new Set());
      await client.query('begin');
      const { rows: before } = await client.query<{ oid: number }>(
        `select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
      );
      const { rows: names } = await client.query<{ oid: number; name: string }>('select oid, relname as name from pg_class');
      for (const statement of migration.statements) await client.query(statement);
      const { rows } = await client.query<{ oid: number; mode: string }>(
        `select relation::oid as oid, mode from pg_locks where pid = pg_backend_pid() and relation = any($1)`,
        [before.map(({ oid }) => oid)],
      );
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [migration.hash, migration.at]);
      await client.query('commit');
      const strongest: Record<string, LockMode> = {};
      for (const { oid, mode } of rows) {
        const name = names.find((each) => each.oid === oid)?.name ?? '';
        const [at, held] = [rank(mode), strongest[name]];
        const read = lockModes[at];
        if (read && (held === undefined || at > lockModes.indexOf(held))) strongest[name] = read;
      }
      if (acts.some(({ isUnsure }) => isUnsure)) continue;
      sure += 1;
      // A function in SQL is tried when it is made, which locks what it would write.
      const isTried = acts.some(({ words }) => /^(makes|replaces) function/.test(words));
      const shown = (found: Iterable<[string, LockMode]>) =>
        Object.fromEntries([...found].filter(([, mode]) => !isTried || mode !== 'ROW EXCLUSIVE').toSorted());
      declared[migration.tag] = shown(locks);
      taken[migration.tag] = shown(Object.entries(strongest));
    }
    await client.end();
    expect(sure).toBeGreaterThan(70);
    expect(declared).toEqual(taken);
  },
);

test('each kind of statement is told by what it does, how long it takes and whom it breaks; what is not known is told as such', async () => {
  const one = async (text: string) => {
    const [{ work, isUnsure = false, breaks, locks } = { work: '', isUnsure: false, breaks: '', locks: [] }] = await actsOf(text);
    return [work, isUnsure, breaks !== undefined, locks[0]?.mode];
  };
  const [exclusive, share] = ['ACCESS EXCLUSIVE', 'SHARE ROW EXCLUSIVE'];
  expect(await one(`alter table a add b text default 'x' not null`)).toEqual(['moment', false, false, exclusive]);
  expect(await one('alter table a add b text default md5(random()::text)')).toEqual(['rewrite', false, false, exclusive]);
  expect(await one('alter table a add b bigint default -1')).toEqual(['moment', false, false, exclusive]);
  expect(await one('alter table a add b text not null')).toEqual(['moment', false, true, exclusive]);
  expect(await one('alter table a alter b type bigint')).toEqual(['rewrite', false, true, exclusive]);
  expect(await one('alter table a add foreign key (b) references c (id) not valid')).toEqual(['moment', false, false, share]);
  expect(await one('alter table a validate constraint c')).toEqual(['scan', false, false, 'SHARE UPDATE EXCLUSIVE']);
  expect(await one('create index concurrently i on a (b)')).toEqual(['index', false, false, 'SHARE UPDATE EXCLUSIVE']);
  expect(await one('drop function f(int)')).toEqual(['moment', false, true, undefined]);
  expect(await one('alter table a rename b to c')).toEqual(['moment', false, true, exclusive]);
  expect(await one('do $$ begin perform 1; end $$')).toEqual(['moment', true, false, undefined]);
  expect(await one('alter table a cluster on i')).toEqual(['rewrite', true, false, exclusive]);
  expect((await actsOf('with x as (delete from a returning *) insert into b select * from x')).map(({ words }) => words).sort()).toEqual([
    'deletes from a',
    'inserts into b',
  ]);
  await expect(actsOf('alter tabel a')).rejects.toThrow();
});

test(
  'it says what waits, backs up, builds indexes of large tables beside the site, and the way back works',
  { tags: ['full'], timeout: 120_000 },
  async () => {
    const url = await newDatabase('template_site');
    await query(url, many);
    await query(url, 'analyze vital_count');
    writeRelease(
      `ALTER TABLE "vital_count" ADD COLUMN "later" bigint DEFAULT 0 NOT NULL;`,
      `CREATE INDEX "vital_count_later" ON "vital_count" USING btree ("later","at");--> statement-breakpoint\nUPDATE "vital_count" SET "later" = 1;`,
    );
    const backups = join(folder, 'backups');
    const dry = await upgrade(url, '--dry-run');
    expect(dry.code).toBe(0);
    expect(dry.printed).toContain('2 migrations wait');
    expect(dry.printed).toMatch(
      /90_later\n {4}adds column vital_count\.later\n {4}locks vital_count \(ACCESS EXCLUSIVE: reads and writes wait\) until it ends, a moment/,
    );
    expect(dry.printed).toMatch(
      /builds index vital_count_later on vital_count \(about 40,000 rows, about 0\.1 s\) — concurrently, before it: nobody waits/,
    );
    expect(dry.printed).toMatch(/updates vital_count \(about 40,000 rows, about 3\.3 s\)/);
    expect(dry.printed).toContain('later/later.functions.sql');
    expect([await has(url, 'later'), existsSync(backups)]).toEqual([false, false]);

    // A node of the release before is connected, and writes while it goes on.
    const node = openDatabase(url, { connections: 1 });
    await node.pool.query('select 1');
    const done = await upgrade(url, backups);
    expect(done.code, done.printed).toBe(0);
    expect(done.printed).toMatch(/✓ [1-9]\d* files of functions/);
    await node.pool.query(`update vital_count set total = total + 1 where page = '/p7'`);
    await node.close();
    const { rows } = await query(url, `select indisvalid as valid from pg_index where indexrelid = 'vital_count_later'::regclass`);
    expect(rows).toEqual([{ valid: true }]);
    expect((await query(url, 'select later() as n')).rows).toEqual([{ n: 1 }]);
    expect((await upgrade(url, backups)).printed).toBe('Nothing waits: the database is of this release.');

    const path = /npm run admin -- restore (\S+)/.exec(done.printed)?.[1] ?? '';
    const before = await newDatabase();
    await restore(settings({ PITCHSIDE_DATA: join(folder, 'elsewhere') }), before, serverPackage(), path, passphrase);
    const restored = openDatabase(before, { connections: 1 });
    expect((await auditAll(restored.db)).isSound).toBe(true);
    await restored.close();
    expect([await has(before, 'later'), (await query(before, 'select count(*)::int as n from vital_count')).rows]).toEqual([
      false,
      [{ n: 40_000 }],
    ]);
  },
);

test(
  'what takes from older nodes what they use is refused while one is connected, and says which',
  { tags: ['full'], timeout: 60_000 },
  async () => {
    const url = await newDatabase('template_site');
    writeRelease('ALTER TABLE "feedback" RENAME TO "opinion";');
    const node = openDatabase(url, { connections: 1 });
    await node.pool.query('select 1');
    const { code, printed } = await upgrade(url, join(folder, 'backups'));
    expect([code, existsSync(join(folder, 'backups'))]).toEqual([1, false]);
    expect(printed).toContain('! nodes of the release before must not run beside it: they use feedback');
    expect(printed).toMatch(/Refused: 90_later must not run beside .*\n {2}(127\.0\.0\.1|this machine) \(1 connections, since 20/);
    await node.pool.query('select 1 from feedback');
    await node.close();
    await expect.poll(async () => (await upgrade(url, join(folder, 'backups'))).code, { timeout: 20_000 }).toBe(0);
    expect((await query(url, `select to_regclass('opinion') is not null as there`)).rows).toEqual([{ there: true }]);
  },
);

test('without a backup nothing is changed: no passphrase, no folder; and a database of a later release is left alone', async () => {
  const url = await newDatabase('template_site');
  writeRelease('ALTER TABLE "feedback" ADD COLUMN "later" int;');
  expect((await upgrade(url, folder, settings({ PITCHSIDE_BACKUP_KEY: '' }))).code).toMatch(/^A backup comes before an upgrade/);
  writeFileSync(join(folder, 'file'), '');
  expect((await upgrade(url, join(folder, 'file/backups'))).code).toMatch(/^The backup failed, and nothing was changed/);
  expect(await has(url, 'later')).toBe(false);
  await query(url, 'update drizzle.__drizzle_migrations set created_at = created_at + 1000000000000');
  expect((await upgrade(url, '--dry-run')).code).toMatch(/^The database is of a later release/);
  expect((await upgrade(await newDatabase(), '--dry-run')).printed).toMatch(/^The database is empty/);
  expect((await upgrade(url, '--wet-run')).code).toBe(2);
});

test('a migration that fails is named, those before it stay, and the way back is said', { timeout: 60_000 }, async () => {
  const url = await newDatabase('template_site');
  writeRelease('ALTER TABLE "feedback" ADD COLUMN "later" int;', 'ALTER TABLE "nowhere" ADD COLUMN "later" int;');
  const { code, printed } = await upgrade(url, join(folder, 'backups'));
  expect(code).toMatch(/^The database refused 91_later \(those before it are applied, and it is not\): .*nowhere/);
  expect(printed).toMatch(/✓ 90_later in[^]*The way back[^]*restore /);
  expect(await has(url, 'later')).toBe(true);
});

test(
  'an index whose building was broken off is built anew, by a start and by an upgrade; one built by hand is taken as it is',
  { tags: ['full'], timeout: 60_000 },
  async () => {
    for (const way of ['start', 'upgrade']) {
      const url = await newDatabase('template_site');
      await query(url, `${many} union all select '2026-11-26', '/p0', 'zh', '4g', false, 'view', 0, 1, 1`);
      await query(url, 'analyze vital_count');
      await expect(query(url, 'create unique index concurrently "vital_count_later" on vital_count (at)')).rejects.toThrow();
      await query(url, `delete from vital_count where page = '/p0'`);
      await query(url, 'create index "vital_count_hand" on vital_count (page, at)');
      const oid = async () => (await query(url, `select 'vital_count_hand'::regclass::oid as oid`)).rows;
      const byHand = await oid();
      writeRelease(
        'CREATE UNIQUE INDEX "vital_count_later" ON "vital_count" USING btree ("at");--> statement-breakpoint\nCREATE INDEX "vital_count_hand" ON "vital_count" USING btree ("page","at");',
      );
      if (way === 'start') await migrateDatabase(url, release);
      else expect((await upgrade(url, join(folder, 'backups'))).code).toBe(0);
      const { rows } = await query(url, `select indisvalid as valid from pg_index where indexrelid = 'vital_count_later'::regclass`);
      expect([rows, await oid()]).toEqual([[{ valid: true }], byHand]);
      rmSync(release, { recursive: true });
    }
  },
);
