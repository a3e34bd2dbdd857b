import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Transaction } from '../ports/database/database.ts';
import { functionFiles } from './functions.tables.ts';
import { newestMigration } from './migrationFiles.ts';

/** File of database functions, with the SHA-256 of its text in hex. */
export interface FunctionFile {
  path: string;
  hash: string;
  text: string;
}

/** All files of functions below the folder `src`, in the order in which they are applied: by path. */
export function readFunctionFiles(source: string): FunctionFile[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.functions.sql'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  if (files.length === 0) throw new Error(`no *.functions.sql lies below ${source}`);
  return files.map((path) => {
    const text = readFileSync(join(source, path), 'utf8');
    return { path, hash: createHash('sha256').update(text).digest('hex'), text };
  });
}

/**
 * Functions of the database are repeatable migrations. Each lies in a `*.functions.sql` of the module whose tables it writes. Files whose
 * hash differs from what `function_file` has noted are applied in the caller's transaction, which holds the lock of migrations.
 *
 * While a site is renewed node by node, nodes of two releases call the same functions:
 * - `create or replace` keeps a signature. Callers of the last release must be right with the new body: a new parameter is a new key of
 *   the `jsonb`, and without it the function does what it did before. A result keeps its keys, because callers parse it by a schema.
 * - A changed signature is a second function beside the old one. A later release takes the old one out of its file, and drops it by
 *   `drop function if exists` in a numbered migration (`drizzle-kit generate --custom`).
 * - A node of the last release that starts again applies nothing if the new one has a numbered migration. If it has none, the node puts
 *   its own text back until a node of the new release starts; an empty migration prevents that.
 *
 * Numbered migrations create no functions and call none, because on a new database all of them run first. A new trigger stands beside its
 * function as `create or replace trigger`. PostgreSQL checks a body in `language sql` at once: what it calls must come before it.
 * @param folder the server's package
 * @returns paths of the applied files
 * @throws Error naming the file that PostgreSQL refused; none is applied then
 */
export async function applyFunctions(tx: Transaction, folder: string): Promise<string[]> {
  const newest = newestMigration(folder);
  const { rows } = await tx.execute<{ migrated: number; noted: Record<string, string> }>(sql`
    select (select max(created_at)::float8 from drizzle.__drizzle_migrations) as migrated,
      (select coalesce(jsonb_object_agg(path, hash), '{}') from ${functionFiles}) as noted`);
  const [{ migrated, noted } = { migrated: 0, noted: {} }] = rows;
  if (migrated > newest) return [];
  const changed = readFunctionFiles(join(folder, 'src')).filter(({ path, hash }) => noted[path] !== hash);
  if (changed.length === 0) return [];
  for (const { path, hash, text } of changed) {
    await tx.execute(sql.raw(text)).catch((error: Error) => {
      const { message } = error.cause instanceof Error ? error.cause : error;
      throw new Error(`The database refused ${path}: ${message}`, { cause: error });
    });
    await tx.insert(functionFiles).values({ path, hash }).onConflictDoUpdate({ target: functionFiles.path, set: { hash } });
  }
  return changed.map(({ path }) => path);
}
