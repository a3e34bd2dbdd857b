import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { PreparedClient } from './prepared.client.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

// Counters are bigint in PostgreSQL and stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens a pool: a statement may take 2 s, a lock 1 s, a connection 1 s (reliability: bounded everything). */
export function openDatabase(url: string, { connections = 16, prepare = true, readOnly = false }: { connections?: number; prepare?: boolean; readOnly?: boolean } = {}): OpenDatabase {
  const pool = new pg.Pool({ ...(prepare && { Client: PreparedClient }), connectionString: url, max: connections, connectionTimeoutMillis: 1_000, statement_timeout: 2_000, lock_timeout: 1_000, application_name: 'pitchside', ...(readOnly && { options: '-c default_transaction_read_only=on' }) });
  // An idle connection that breaks is replaced on next use; the call in hand reports its own failure.
  pool.on('error', () => undefined);
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

const migrationLock = 7_217_001;

/** Brings the schema up to date; safe while several nodes start at once, because one holds the lock. */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
