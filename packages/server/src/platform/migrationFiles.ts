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

/** Names and numbers of all migrations below the server's package, the oldest first, without a look into their files. */
export function readJournal(folder: string): Pick<Migration, 'tag' | 'at'>[] {
  const journal = readFileSync(join(folder, 'migrations/meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] };
  return entries.map(({ tag, when }) => ({ tag, at: when }));
}

/** All migrations below the server's package, the oldest first. */
export function readMigrations(folder: string): Migration[] {
  const journal = readJournal(folder);
  return readMigrationFiles({ migrationsFolder: join(folder, 'migrations') }).map(({ folderMillis, hash, sql }, index) => ({
    tag: journal[index]?.tag ?? '',
    at: folderMillis,
    hash,
    statements: sql,
  }));
}

/** Number of the newest migration of this release; 0 without any. */
export const newestMigration = (folder: string): number => readJournal(folder).at(-1)?.at ?? 0;
