import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Transaction } from '../ports/database/database.ts';
import { conflictOf } from './events.ts';
import { applyFunctions } from './functions.ts';
import { takeMigrations } from './locks.ts';
import { readMigrations, type Migration } from './migrationFiles.ts';

/**
 * Waits of a migration, ms: for its turn among nodes that start at once, and for the lock of a table, behind which everybody else who wants
 * that table waits too. After a wait in vain or a deadlock it is tried again.
 */
export const migrationPatience = { turn: 120_000, lock: 150, pause: 200, tries: 300 };
export type MigrationPatience = typeof migrationPatience;

/** Drizzle's own table, so that `drizzle-kit` knows what was applied. */
const applied = sql.raw('drizzle.__drizzle_migrations');

/**
 * Brings schema and functions up to date; safe while several nodes start at once, and beside nodes that serve: each migration is a
 * transaction of its own that locks a table for as long as it works on it, and none waits long for one. A new database gets all in one.
 * @param url address of the database; behind a pooler it works too
 * @param folder the server's package, with `migrations` and `src`
 * @param given other patience; `until`, the number of the last migration of an earlier release to stop at, which has no functions yet
 * @returns paths of the function files that were applied
 * @throws Error when another program keeps the lock of migrations
 */
export async function migrateDatabase(
  url: string,
  folder: string,
  { until = Infinity, ...given }: Partial<MigrationPatience> & { until?: number } = {},
): Promise<string[]> {
  const patience = { ...migrationPatience, ...given };
  // Whoever handed the connection over may have limits of their own; each transaction here sets its own.
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const db = drizzle(client);
    const alone = <T>(work: (tx: Transaction) => Promise<T>) => inTurn(db, work, patience);
    const all = readMigrations(folder);
    const migrations = all.filter(({ at }) => at <= until);
    const isNew = await alone(async (tx) => {
      await tx.execute(sql`create schema if not exists drizzle`);
      await tx.execute(sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`);
      if ((await newest(tx)) !== undefined) return false;
      for (const migration of migrations) await run(tx, migration);
      return true;
    });
    for (const migration of isNew ? [] : migrations)
      await alone(async (tx) => {
        // Another node may have been faster.
        if (((await newest(tx)) ?? 0) < migration.at) await run(tx, migration);
      });
    return migrations.length < all.length ? [] : await alone((tx) => applyFunctions(tx, folder));
  } finally {
    await client.end();
  }
}

/** Number of the newest migration that was applied; undefined in a new database. */
async function newest(tx: Transaction): Promise<number | undefined> {
  const { rows } = await tx.execute<{ at: number | null }>(sql`select max(created_at)::float8 as at from ${applied}`);
  return rows[0]?.at ?? undefined;
}

/** Beginning of a statement that builds an index, with its name. */
const buildsIndex = /^(\s*create\s+(?:unique\s+)?index)\s+"?(\w+)"?\s+on\b/gim;

/**
 * Runs the statements of a migration. An index that is there already was built beforehand beside the running site, by `upgrade` or by hand;
 * one whose building was broken off is of no use and is built anew.
 */
async function run(tx: Transaction, { statements, hash, at }: Migration): Promise<void> {
  for (const statement of statements) {
    const names = [...statement.matchAll(buildsIndex)].map(([, , name]) => name);
    if (names.length > 0) {
      const { rows } = await tx.execute<{ name: string }>(sql`
        select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
        where not i.indisvalid and c.relnamespace = 'public'::regnamespace and c.relname in ${names}`);
      for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
    }
    await tx.execute(sql.raw(statement.replaceAll(buildsIndex, '$1 if not exists "$2" on')));
  }
  await tx.execute(sql`insert into ${applied} (hash, created_at) values (${hash}, ${at})`);
}

/** Runs a transaction that only one node runs at a time, again and again while others hold its tables. */
async function inTurn<T>(db: Database, work: (tx: Transaction) => Promise<T>, { turn, lock, pause, tries }: MigrationPatience): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = 0; set local lock_timeout = ${turn}`));
        await takeMigrations(tx).catch((error: unknown) => {
          if (conflictOf(error) !== '55P03') throw error;
          const by = 'by another node that starts, or by a pooler’s connection since an earlier release';
          throw new Error(`The database’s lock of migrations is held ${by}: end that, or set DATABASE_DIRECT_URL`);
        });
        await tx.execute(sql.raw(`set local lock_timeout = ${lock}`));
        return work(tx);
      });
    } catch (error) {
      if (attempt === tries || conflictOf(error) === undefined) throw error;
      await new Promise((resume) => setTimeout(resume, pause * (0.5 + Math.random())));
    }
  }
}
