import { sql } from 'drizzle-orm';
import type { Database } from '../ports/database/database.ts';

/** State of the database as a node sees it. */
export interface DatabaseState {
  version: string;
  /** Bytes of all tables and indexes. */
  bytes: number;
  isReadOnly: boolean;
  /** Milliseconds until it answered. */
  took: number;
  /** Milliseconds by which this machine's clock is ahead of the database's. */
  clockAhead: number;
  /** Number of the newest migration that was applied. */
  level: number;
}

/** Milliseconds by which this machine's clock is ahead of the database's; half the way there and back is taken off. */
export async function clockAhead(db: Database): Promise<number> {
  const before = Date.now();
  const { rows } = await db.execute<{ now: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`);
  return Math.round((before + Date.now()) / 2 - (rows[0]?.now ?? before));
}

/** Asks a migrated database how it is. */
export async function readDatabaseState(db: Database): Promise<DatabaseState> {
  const ahead = await clockAhead(db);
  const begun = performance.now();
  const { rows } = await db.execute<{ version: string; bytes: number; readonly: boolean; level: number }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      current_setting('default_transaction_read_only') = 'on' or pg_is_in_recovery() as readonly,
      (select coalesce(max(created_at), 0)::float8 from drizzle.__drizzle_migrations) as level`);
  const [{ version, bytes, readonly, level } = { version: '', bytes: 0, readonly: false, level: 0 }] = rows;
  return { version, bytes, isReadOnly: readonly, took: performance.now() - begun, clockAhead: ahead, level };
}
