import { sql, TransactionRollbackError } from 'drizzle-orm';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database, Transaction } from '../ports/database/database.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { readFunctionFiles } from './functions.ts';
import { functionFiles } from './functions.tables.ts';
import { migrateDatabase } from './migrations.ts';
import { serverPackage } from './project.ts';

const server = serverPackage();
const files = readFunctionFiles(join(server, 'src'));
const paths = files.map(({ path }) => path);
const [levels, gifts] = ['modules/member/member/member.functions.sql', 'modules/live/gifts/gifts.functions.sql'];

let database: TestDatabase;
/** A copy of the package's migrations and functions, which a test may edit. */
let release: string;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(() => {
  release = mkdtempSync(join(tmpdir(), 'pitchside-functions-'));
  cpSync(join(server, 'migrations'), join(release, 'migrations'), { recursive: true });
  for (const path of paths) cpSync(join(server, 'src', path), join(release, 'src', path));
});
afterEach(async () => {
  rmSync(release, { recursive: true, force: true });
  // Puts back what the test has changed.
  await migrateDatabase(database.url, server);
});

const append = (path: string, text: string) => appendFileSync(join(release, 'src', path), text);
const start = () => migrateDatabase(database.url, release);

/** Definitions of all functions in a schema, named as if they were in `public`; those of extensions left out. */
async function functionsOf(from: Database | Transaction, schema: string): Promise<string[]> {
  const { rows } = await from.execute<{ definition: string }>(sql`
    select pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = ${schema}::regnamespace and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
  return rows.map(({ definition }) => definition.replace(` ${schema}.`, ' public.')).sort();
}

test('the database holds the functions that the files define and no others, and no later migration makes one', async () => {
  let ofFiles: string[] = [];
  const applied = database.db.transaction(async (tx) => {
    await tx.execute(sql`create schema scratch`);
    await tx.execute(sql`set local search_path to scratch, public`);
    for (const { text } of files) await tx.execute(sql.raw(text));
    ofFiles = await functionsOf(tx, 'scratch');
    tx.rollback();
  });
  await expect(applied).rejects.toBeInstanceOf(TransactionRollbackError);
  expect(await functionsOf(database.db, 'public'), 'functions of the database and of *.functions.sql').toEqual(ofFiles);

  const noted = await database.db.select().from(functionFiles);
  expect(new Map(noted.map(({ path, hash }) => [path, hash]))).toEqual(new Map(files.map(({ path, hash }) => [path, hash])));

  const journal = JSON.parse(readFileSync(join(server, 'migrations/meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  const texts = journal.entries.map(({ tag }) => ({ tag, text: readFileSync(join(server, 'migrations', `${tag}.sql`), 'utf8') }));
  const since = texts.findIndex(({ text }) => text.includes('CREATE TABLE "function_file"'));
  const making = texts.slice(since).filter(({ text }) => /\bcreate\s+(or\s+replace\s+)?(function|procedure)\b/i.test(text));
  expect(since).toBeGreaterThan(0);
  expect(
    making.map(({ tag }) => tag),
    'functions belong into *.functions.sql of their module',
  ).toEqual([]);
});

test('a second start applies nothing', async () => {
  const written = async () => (await database.db.execute(sql`select proname, xmin from pg_proc order by oid`)).rows;
  const before = await written();
  expect(await start()).toEqual([]);
  expect(await written()).toEqual(before);
});

test('two nodes that start at once apply each file once', async () => {
  await database.db.delete(functionFiles);
  const applied = await Promise.all([start(), start()]);
  expect(applied.sort((a, b) => a.length - b.length)).toEqual([[], paths]);
});

test('a changed file is applied at the next start, and it alone', async () => {
  append(levels, 'create or replace function member_level(experience bigint) returns integer language sql immutable as $$ select 7 $$;');
  expect(await start()).toEqual([levels]);
  expect((await database.db.execute(sql`select member_level(0)`)).rows).toEqual([{ member_level: 7 }]);
  expect(await start()).toEqual([]);
});

test('a file that PostgreSQL refuses is named, and nothing of its round is applied', async () => {
  const before = await functionsOf(database.db, 'public');
  append(gifts, "create or replace function gift_give(given jsonb, moment bigint) returns jsonb language sql as $$ select '{}'::jsonb $$;");
  append(levels, 'create or replace function member_level() returns nonsense;');
  await expect(start()).rejects.toThrow(`The database refused ${levels}: `);
  expect(await functionsOf(database.db, 'public')).toEqual(before);
  cpSync(join(server, 'src', levels), join(release, 'src', levels));
  expect(await start()).toEqual([gifts]);
});

test('a node of an earlier release leaves the functions of a later one alone', async () => {
  const journal = join(release, 'migrations/meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
  append(levels, '-- as it was before\n');
  expect(await start()).toEqual([]);
});
