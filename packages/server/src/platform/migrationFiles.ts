import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A numbered migration of this release. */
export interface Migration {
  /** Name of its file: `0078_vitals`. */
  tag: string;
  /** Its number in Drizzle's journal and table: the instant when it was written, ms UTC. */
  at: number;
  hash: string;
  statements: readonly string[];
}

/** All migrations below the server's package, the oldest first. */
export function readMigrations(folder: string): Migration[] {
  const migrationsFolder = join(folder, 'migrations');
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql }, index) => ({
    tag: entries[index]?.tag ?? '',
    at: folderMillis,
    hash,
    statements: sql,
  }));
}

/** Number of the newest migration of this release; 0 without any. */
export const newestMigration = (folder: string): number => readMigrations(folder).at(-1)?.at ?? 0;
