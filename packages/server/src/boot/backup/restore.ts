import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import * as z from 'zod/mini';
import { siteKeyFile } from '../../modules/desk/system/index.ts';
import { newestMigration } from '../../platform/migrationFiles.ts';
import { migrateDatabase } from '../../platform/migrations.ts';
import type { Settings } from '../../settings.ts';
import { BadArchive, openArchive, type ArchiveRecord } from './archive.ts';
import { quoted, tablesOf, type Manifest } from './backup.ts';

const manifestSchema = z.object({
  at: z.number(),
  migration: z.number(),
  sequences: z.record(z.string(), z.nullable(z.number())),
  files: z.enum(['here', 'bucket']),
  siteKey: z.optional(z.string()),
});

/** Content of an archive in figures. */
export interface Held extends Manifest {
  tables: number;
  rows: number;
  fileCount: number;
}

function manifestOf(record: ArchiveRecord | undefined): z.output<typeof manifestSchema> {
  const read = record?.type === 'entry' && record.name === 'manifest' ? manifestSchema.safeParse(record.facts) : undefined;
  if (!read?.success) throw new BadArchive('The archive has no manifest');
  return read.data;
}

/**
 * Reads an archive to its end, so that everything in it is known to be whole.
 * @throws BadArchive
 */
export async function verifyArchive(file: string, passphrase: string): Promise<Held> {
  let manifest: z.output<typeof manifestSchema> | undefined;
  const held = { tables: 0, rows: 0, fileCount: 0 };
  for await (const record of openArchive(file, passphrase)) {
    manifest ??= manifestOf(record);
    if (record.type === 'entry' && record.name.startsWith('file/')) held.fileCount += 1;
    if (record.type === 'end' && typeof record.facts.rows === 'number') {
      held.tables += 1;
      held.rows += record.facts.rows;
    }
  }
  if (!manifest) throw new BadArchive('The archive is empty');
  return { ...manifest, ...held };
}

/** Foreign keys are made anew after the rows are in, and checked by that. */
async function foreignKeysOf(client: pg.Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  );
  return rows;
}

/** Listens to errors that the end of a stream rejects with later. */
const awaited = () => undefined;

/** Fills the tables of an empty schema in one transaction: all of the archive, or nothing. */
async function fillTables(client: pg.Client, records: AsyncIterable<ArchiveRecord>, manifest: Manifest, uploads: string): Promise<void> {
  await client.query('begin; set local statement_timeout = 0');
  const tables = (await tablesOf(client)).map(({ name }) => name);
  const keys = await foreignKeysOf(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  // Migrations may have written rows of their own.
  await client.query(`truncate ${tables.map(quoted).join(', ')}`);
  let into: Writable | undefined;
  let copy: ReturnType<typeof copyFrom> | undefined;
  let settle: (() => Promise<void>) | undefined;
  for await (const record of records) {
    if (record.type === 'entry' && record.name.startsWith('table/')) {
      const name = record.name.slice('table/'.length);
      const columns = z.array(z.string()).parse(record.facts.columns).map(quoted).join(', ');
      if (!tables.includes(name)) throw new BadArchive(`This release has no table ${name}`);
      into = copy = client.query(copyFrom(`copy ${quoted(name)} (${columns}) from stdin`));
      into.on('error', awaited);
    } else if (record.type === 'entry' && record.name.startsWith('file/')) {
      const path = normalize(join(uploads, record.name.slice('file/'.length)));
      if (!path.startsWith(uploads + sep)) throw new BadArchive(`The archive holds ${record.name}`);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const part = `${path}.part`;
      into = createWriteStream(part, { mode: 0o600, flush: true }).on('error', awaited);
      settle = () => rename(part, path);
    } else if (record.type === 'bytes' && into) {
      if (!into.write(record.bytes)) await once(into, 'drain');
    } else if (record.type === 'end' && into) {
      into.end();
      await finished(into, { readable: false });
      await settle?.();
      if (copy && copy.rowCount !== record.facts.rows) throw new BadArchive('A table did not take all of its rows');
      into = copy = settle = undefined;
    }
  }
  for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
  for (const { table, name, definition } of keys) await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  for (const [sequence, last] of Object.entries(manifest.sequences))
    if (last !== null) await client.query('select setval($1::regclass, $2)', [quoted(sequence), last]);
  await client.query('commit');
}

function restoreKey(settings: Settings, key: string | undefined): void {
  if (key === undefined || settings.siteKey === key) return;
  const file = siteKeyFile(settings);
  if (settings.siteKey !== undefined)
    throw new Error('PITCHSIDE_KEY is another key than the backup’s: set it to that site’s, or leave it out');
  if (existsSync(file) && readFileSync(file, 'utf8').trim() !== key)
    throw new Error(`${file} is the key of another site: move it away first`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${key}\n`, { mode: 0o600, flush: true });
}

/**
 * Puts a backup into an empty database and folder: the schema of its release, its rows, then the migrations since. Nothing is touched
 * before the whole archive is known to be sound.
 * @param url address of the database itself, not of a pooler
 * @param folder the server's package
 * @throws BadArchive; Error when the database is not empty, or the backup is of a later release
 */
export async function restore(settings: Settings, url: string, folder: string, file: string, passphrase: string): Promise<Held> {
  const held = await verifyArchive(file, passphrase);
  if (held.migration > newestMigration(folder))
    throw new Error('The backup is of a later release than this one: restore it with that release');
  const client = new pg.Client({ connectionString: url, application_name: 'pitchside restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    if (rows[0]?.n !== 0) throw new Error('The database is not empty: restore into a new one, or into another PITCHSIDE_DATA');
    const records = openArchive(file, passphrase);
    const first = await records.next();
    const manifest = manifestOf(first.done ? undefined : first.value);
    restoreKey(settings, manifest.siteKey);
    await migrateDatabase(url, folder, { until: manifest.migration });
    await fillTables(client, records, manifest, join(normalize(settings.data), 'uploads'));
    await migrateDatabase(url, folder);
    await client.query('analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
  return held;
}
