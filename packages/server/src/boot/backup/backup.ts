import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readSiteKey } from '../../modules/desk/system/index.ts';
import type { Settings } from '../../settings.ts';
import { sealArchive, type ArchiveRecord } from './archive.ts';

/** Facts of a backup about itself. */
export interface Manifest {
  /** Instant of the snapshot by the database's clock, ms UTC: everything acknowledged before it is in the backup. */
  at: number;
  /** Number of the newest migration, as Drizzle's journal has it. */
  migration: number;
  /** Next values of counters, by sequence. */
  sequences: Record<string, number | null>;
  /** Place of the uploaded files: in the backup, or in a bucket, which has copies of its own. */
  files: 'here' | 'bucket';
}

/** Figures of a backup that was written. */
export interface Written {
  path: string;
  tables: number;
  rows: number;
  files: number;
  bytes: number;
  at: number;
}

/** Tables that a restore makes anew: which functions were applied is not what the backup's functions are. */
export const leftOut = ['function_file'];

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Tables of the site with their columns, all but generated ones. */
export async function tablesOf(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1) group by c.relname order by c.relname`,
    [leftOut],
  );
  return rows;
}

async function* tableRecords(client: pg.Client, count: (rows: number) => void): AsyncGenerator<ArchiveRecord> {
  for (const { name, columns } of await tablesOf(client)) {
    yield { type: 'entry', name: `table/${name}`, facts: { columns } };
    const rows = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
    for await (const bytes of rows) yield { type: 'bytes', bytes: bytes as Buffer };
    count(rows.rowCount);
    yield { type: 'end', facts: { rows: rows.rowCount } };
  }
}

async function* fileRecords(folder: string, count: () => void): AsyncGenerator<ArchiveRecord> {
  for (const area of ['public', 'private', 'parts']) {
    const names = await readdir(join(folder, area)).catch(() => []);
    for (const name of names.filter((each) => !each.endsWith('.part'))) {
      // Deleted since the folder was read: its row is gone too, or soon.
      const file = await open(join(folder, area, name)).catch(() => undefined);
      if (!file) continue;
      yield { type: 'entry', name: `file/${area}/${name}`, facts: {} };
      for await (const bytes of createReadStream('', { fd: file })) yield { type: 'bytes', bytes: bytes as Buffer };
      count();
      yield { type: 'end', facts: {} };
    }
  }
}

/** State that a restore needs to know first. */
async function manifestOf(client: pg.Client, settings: Settings, at: number): Promise<Manifest> {
  const { rows } = await client.query<{ migration: number; sequences: Record<string, number | null> }>(
    `select (select max(created_at)::float8 from drizzle.__drizzle_migrations) as migration,
      (select jsonb_object_agg(sequencename, last_value) from pg_sequences where schemaname = 'public') as sequences`,
  );
  const [{ migration, sequences } = { migration: 0, sequences: {} }] = rows;
  return { at, migration, sequences, files: settings.storage === 'folder' ? 'here' : 'bucket' };
}

/** Begin of the names of backups in a folder, before the instant. */
const beginning = 'pitchside-';
const ending = '.backup';

/** Deletes the oldest backups of a folder beyond a number. */
async function keepNewest(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(beginning) && name.endsWith(ending)).sort();
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(folder, name));
}

/**
 * Writes database, uploaded files and the site's key into one encrypted archive. The database is read in one snapshot, beside everything
 * that goes on; files are read after it, so that every file of the snapshot that still exists is there.
 * @param url address of the database itself, not of a pooler
 * @param target a file, or a folder that gets one with the instant in its name
 * @param keep how many of that folder's backups stay
 */
export async function backUp(settings: Settings, url: string, target: string, passphrase: string, keep?: number): Promise<Written> {
  const isFile = target.endsWith(ending);
  await mkdir(isFile ? dirname(target) : target, { recursive: true });
  const client = new pg.Client({ connectionString: url, application_name: 'pitchside backup' });
  client.on('error', () => undefined);
  await client.connect();
  const written: Written = { path: '', tables: 0, rows: 0, files: 0, bytes: 0, at: 0 };
  try {
    const { rows } = await client.query<{ at: number }>('select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as at');
    await client.query('begin isolation level repeatable read read only; set local statement_timeout = 0; set local lock_timeout = 0');
    // Its first statement takes the snapshot; sequences are at least as far as its rows.
    const manifest = await manifestOf(client, settings, rows[0]?.at ?? 0);
    written.at = manifest.at;
    const stamp = new Date(manifest.at).toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
    written.path = isFile ? target : join(target, `${beginning}${stamp}${ending}`);
    const siteKey = readSiteKey(settings);
    const records = async function* (): AsyncGenerator<ArchiveRecord> {
      yield { type: 'entry', name: 'manifest', facts: { ...manifest, ...(siteKey !== undefined && { siteKey }) } };
      yield { type: 'end', facts: {} };
      yield* tableRecords(client, (rows) => {
        written.tables += 1;
        written.rows += rows;
      });
      if (manifest.files === 'here') yield* fileRecords(join(settings.data, 'uploads'), () => (written.files += 1));
    };
    const part = join(dirname(written.path), `.${basename(written.path)}.part`);
    try {
      const out = createWriteStream(part, { mode: 0o600, flush: true });
      await pipeline(sealArchive(records(), passphrase), out);
      written.bytes = out.bytesWritten;
      await rename(part, written.path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await client.query('commit');
  } finally {
    await client.end().catch(() => undefined);
  }
  if (keep !== undefined && !isFile) await keepNewest(target, keep);
  return written;
}
