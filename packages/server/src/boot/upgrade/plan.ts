import type pg from 'pg';
import { readFunctionFiles } from '../../platform/functions.ts';
import { readMigrations, type Migration } from '../../platform/migrationFiles.ts';
import { join } from 'node:path';
import { actsOf, lockModes, type Act, type Lock, type LockMode, type Work } from './acts.ts';

/**
 * Rows a second of each kind of work, measured on two slow cores with a durable disk: a million rows of a table with three indexes. It is
 * there to tell a moment from a minute.
 */
const speeds: Record<Exclude<Work, 'moment'>, number> = { scan: 4e6, index: 4e5, 'foreign key': 5e5, rewrite: 7e4, rows: 12_000 };

/** Rows from which an index is built beforehand, beside the site; below it takes less time than to wait for its turn. */
const manyRows = 10_000;

/** An act with what the database tells of it. */
export interface PlannedAct extends Act {
  /** Rows of its table, as the database estimates them; 0 for one that the upgrade makes. */
  rows: number;
  seconds: number;
  /** Its index is built concurrently before the migration runs. */
  isAhead: boolean;
}

export interface PlannedMigration extends Pick<Migration, 'tag' | 'at'> {
  acts: readonly PlannedAct[];
  /** Strongest lock of each table that was there before, kept until the migration ends. */
  locks: ReadonlyMap<string, LockMode>;
  seconds: number;
  /** Statements that build its indexes beforehand. */
  ahead: readonly { name: string; text: string }[];
  /** Why nodes of the release before fail from here on. */
  breaks: readonly string[];
}

export interface UpgradePlan {
  migrations: readonly PlannedMigration[];
  /** Files of functions whose text differs from what the database has. */
  functions: readonly string[];
  /** Undefined for a database without a single migration. */
  level: number | undefined;
  /** Whether the database is further than this program. */
  isLater: boolean;
}

/** Schema of a database that an upgrade starts from, with what its tables hold. */
export interface SchemaState {
  level: number | undefined;
  rows: ReadonlyMap<string, number>;
  tableOfIndex: ReadonlyMap<string, string>;
  foreignKeys: readonly ForeignKey[];
  noted: Readonly<Record<string, string>>;
}

interface ForeignKey {
  name: string;
  from: string;
  to: string;
}

export async function readSchemaState(client: Pick<pg.Client, 'query'>): Promise<SchemaState> {
  const { rows: found } = await client.query<{ migrated: boolean; files: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as migrated, to_regclass('function_file') is not null as files`,
  );
  const [has = { migrated: false, files: false }] = found;
  if (!has.migrated) return { level: undefined, rows: new Map(), tableOfIndex: new Map(), foreignKeys: [], noted: {} };
  const { rows: newest } = await client.query<{ at: number | null }>(
    'select max(created_at)::float8 as at from drizzle.__drizzle_migrations',
  );
  const { rows: tables } = await client.query<{ name: string; rows: number }>(
    `select relname as name, (case when reltuples < 0 then pg_relation_size(oid) / 100 else reltuples end)::float8 as rows from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const { rows: indexes } = await client.query<{ name: string; of: string }>(
    `select indexname as name, tablename as of from pg_indexes where schemaname = 'public'`,
  );
  const { rows: foreignKeys } = await client.query<ForeignKey>(
    `select k.conname as name, f.relname as "from", t.relname as "to" from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid where k.contype = 'f'`,
  );
  const { rows: files } = has.files
    ? await client.query<{ path: string; hash: string }>('select path, hash from function_file')
    : { rows: [] };
  return {
    level: newest[0]?.at ?? undefined,
    rows: new Map(tables.map(({ name, rows }) => [name, rows])),
    tableOfIndex: new Map(indexes.map(({ name, of }) => [name, of])),
    foreignKeys,
    noted: Object.fromEntries(files.map(({ path, hash }) => [path, hash])),
  };
}

const stronger = (one: LockMode | undefined, other: LockMode): LockMode =>
  one !== undefined && lockModes.indexOf(one) > lockModes.indexOf(other) ? one : other;

/** Statement of an index as it is built beside a site that runs. */
const concurrently = (text: string): string => text.replace(/\bindex\b/i, 'INDEX CONCURRENTLY');

/** Locks that dropping takes on other tables: an index is its table's, and a foreign key has triggers on the table that it names. */
function locksOfDrop({ drops }: Act, { tableOfIndex, foreignKeys }: SchemaState): Lock[] {
  if (!drops) return [];
  const { kind, name } = drops;
  const tables =
    kind === 'index'
      ? [tableOfIndex.get(name) ?? []].flat()
      : foreignKeys.filter((key) => (kind === 'table' ? key.from : key.name) === name).map(({ to }) => to);
  return tables.map((table) => ({ table, mode: 'ACCESS EXCLUSIVE' }));
}

/** Tells what one migration does to a database; `made` collects tables that this upgrade makes. */
export async function planMigration({ tag, at, statements }: Migration, state: SchemaState, made: Set<string>): Promise<PlannedMigration> {
  const acts: PlannedAct[] = [];
  const ahead: { name: string; text: string }[] = [];
  const locks = new Map<string, LockMode>();
  const touched = new Set<string>();
  for (const text of statements) {
    const found = await actsOf(text);
    for (const act of found) {
      if (act.makes !== undefined) made.add(act.makes);
      const isNew = act.table !== undefined && made.has(act.table);
      const rows = act.table === undefined || isNew ? 0 : (state.rows.get(act.table) ?? 0);
      // An index over what the same migration changes before has to wait for that.
      const isAlone = found.length === 1 && act.index !== undefined && !act.index.isConcurrent;
      const isAhead = isAlone && rows >= manyRows && !touched.has(act.table ?? '');
      if (isAhead && act.index) ahead.push({ name: act.index.name, text: concurrently(text) });
      else if (act.table !== undefined) touched.add(act.table);
      if (!isAhead)
        for (const { table, mode } of [...act.locks, ...locksOfDrop(act, state)])
          if (!made.has(table)) locks.set(table, stronger(locks.get(table), mode));
      acts.push({ ...act, rows, isAhead, seconds: act.work === 'moment' ? 0 : rows / speeds[act.work] });
    }
  }
  const columns = (change: 'default' | 'not null') =>
    acts.flatMap(({ column, table }) => (column?.change === change && !made.has(table ?? '') ? [`${table}.${column.name}`] : []));
  const given = new Set(columns('default'));
  const nulls = columns('not null').filter((name) => !given.has(name));
  return {
    tag,
    at,
    acts,
    locks,
    ahead,
    seconds: acts.filter(({ isAhead }) => !isAhead).reduce((sum, { seconds }) => sum + seconds, 0),
    breaks: [
      ...acts.flatMap(({ breaks, table }) => (breaks === undefined || made.has(table ?? '') ? [] : [breaks])),
      ...nulls.map((name) => `they may write null into ${name}`),
    ],
  };
}

/**
 * Tells what an upgrade does to a database in some state.
 * @param folder the server's package
 */
export async function planUpgrade(state: SchemaState, folder: string): Promise<UpgradePlan> {
  const all = readMigrations(folder);
  const made = new Set<string>();
  const migrations: PlannedMigration[] = [];
  for (const each of all) if (each.at > (state.level ?? 0)) migrations.push(await planMigration(each, state, made));
  return {
    migrations,
    functions: readFunctionFiles(join(folder, 'src')).flatMap(({ path, hash }) => (state.noted[path] === hash ? [] : [path])),
    level: state.level,
    isLater: (state.level ?? 0) > (all.at(-1)?.at ?? 0),
  };
}
