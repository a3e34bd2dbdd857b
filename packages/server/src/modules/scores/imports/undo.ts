import { and, asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { takeBack } from '../matches/index.ts';
import { type Actor, createOperatorLog, subjectOf } from '../../desk/operations/index.ts';
import { competitions, matches, teams } from '../sport/index.ts';
import { importOf } from './keep.ts';
import { dataImportChanges, dataImports } from './imports.tables.ts';
import { columnsOf, trackedTables, keyOf, nameOf } from './rowChanges.ts';

/** Error when an import cannot be undone, with a code and a message. */
export class NotUndone extends Error {
  override readonly name = 'NotUndone';
  readonly why: 'missing' | 'state' | 'old' | 'later';
  /** Later imports that must be undone first, newest first. */
  readonly later: readonly number[];
  constructor(why: NotUndone['why'], text: string, later: readonly number[] = []) {
    super(text);
    this.why = why;
    this.later = later;
  }
}

/** Result of an undo. */
export interface Undone {
  file: string;
  /** Restored rows. */
  restored: number;
  /** Rows that were changed since or are referenced elsewhere: they stay. */
  stayed: number;
}

type Change = typeof dataImportChanges.$inferSelect;

/** Changes whose row is unchanged since the import. */
async function untouched(tx: Transaction, changes: readonly Change[]): Promise<Change[]> {
  const kept: Change[] = [];
  for (const { table, key } of trackedTables) {
    const own = changes.filter(({ tableName }) => tableName === nameOf(table));
    if (own.length === 0) continue;
    const { rows } = await tx.execute<{ position: number }>(sql`
      select c.position from ${dataImportChanges} c left join ${table} t on ${keyOf(key)} = c.key
      where c.import_id = ${own[0]?.importId ?? 0} and c.table_name = ${nameOf(table)} and (case when t is null then null else to_jsonb(t) end) is not distinct from c.after`);
    const positions = new Set(rows.map(({ position }) => position));
    kept.push(...own.filter(({ position }) => positions.has(position)));
  }
  return kept;
}

/** Restores rows to their former state, including deleted ones. */
async function putBack(tx: Transaction, changes: readonly Change[]): Promise<number> {
  let restored = 0;
  for (const { table, key } of trackedTables) {
    const rows = changes.flatMap(({ tableName, before }) => (tableName === nameOf(table) && before ? [before] : []));
    if (rows.length === 0) continue;
    const columns = columnsOf(table).map((name) => sql.identifier(name));
    const list = (parts: ReturnType<typeof sql.identifier>[]) => sql.join(parts, sql`, `);
    const set = sql.join(
      columns.map((name) => sql`${name} = excluded.${name}`),
      sql`, `,
    );
    await tx.execute(sql`
      insert into ${table} (${list(columns)}) select ${list(columns)} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
      on conflict (${list(key.map((name) => sql.identifier(name)))}) do update set ${set}`);
    restored += rows.length;
  }
  return restored;
}

/** Deletes a row if nothing refers to it; false otherwise. */
async function isTaken(tx: Transaction, work: (inner: Transaction) => Promise<unknown>): Promise<boolean> {
  try {
    await tx.transaction(work);
    return true;
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code ?? (error as { code?: string }).code;
    if (code !== '23503') throw error;
    return false;
  }
}

/** First value of a key. */
const firstOf = (key: string): string => z.parse(z.tuple([z.string()], z.string()), JSON.parse(key))[0];

/** Deletes rows that the import created, in reverse order. */
async function takeAway(tx: Transaction, changes: readonly Change[], now: number): Promise<number> {
  const made = changes.filter(({ before }) => before === null);
  let taken = 0;
  const ids = made.filter(({ tableName }) => tableName === nameOf(matches)).map(({ key }) => firstOf(key));
  const { gone } = await takeBack(tx, ids, now);
  const matchTables = new Set(trackedTables.slice(3, 7).map(({ table }) => nameOf(table)));
  const cancelled = new Set(ids.filter((id) => !gone.has(id)));
  const matchOf = ({ tableName, after, key }: Change) =>
    tableName === nameOf(matches) ? firstOf(key) : typeof after?.match_id === 'string' ? after.match_id : '';
  for (const { table, key } of trackedTables.toReversed()) {
    const own = made.filter(({ tableName }) => tableName === nameOf(table));
    for (const change of own) {
      if (matchTables.has(change.tableName) && cancelled.has(matchOf(change))) continue;
      if (matchTables.has(change.tableName) && gone.has(matchOf(change))) {
        taken += 1;
        continue;
      }
      const alone = table === teams || table === competitions;
      const remove = (inner: Transaction) => inner.execute(sql`delete from ${table} where ${keyOf(key)} = ${change.key}`);
      if (alone ? await isTaken(tx, remove) : await remove(tx)) taken += 1;
    }
  }
  return taken;
}

/**
 * Undoes an import: every row that is unchanged since gets its former state. Rows changed since stay.
 * @throws NotUndone when it was already undone, is too old, or a later import depends on it
 */
export async function undoImport({ db, clock }: Pick<Platform, 'db' | 'clock'>, id: number, by: Actor, reason = ''): Promise<Undone> {
  return db.transaction(async (tx) => {
    await takeTurn(tx, 'imports');
    const found = await importOf(tx, id);
    if (!found) throw new NotUndone('missing', `there is no import ${id}`);
    if (found.state !== 'written') throw new NotUndone('state', `import ${id} was ${found.state}`);
    const changes = await tx
      .select()
      .from(dataImportChanges)
      .where(eq(dataImportChanges.importId, id))
      .orderBy(asc(dataImportChanges.position));
    const { added = 0, changed = 0, removed = 0 } = found.figures ?? {};
    if (changes.length === 0 && added + changed + removed > 0) throw new NotUndone('old', `import ${id} is too old to be undone`);
    const { rows: later } = await tx.execute<{ id: number }>(sql`
      select distinct i.id from ${dataImportChanges} c
      join ${dataImportChanges} l on l.table_name = c.table_name and l.key = c.key and l.import_id > c.import_id
      join ${dataImports} i on i.id = l.import_id and i.state = 'written' where c.import_id = ${id} order by i.id desc`);
    const names = later.map((one) => one.id);
    if (names.length > 0) throw new NotUndone('later', `import ${names.join(', ')} changed the same since: undo it first`, names);
    const own = await untouched(tx, changes);
    const restored = (await putBack(tx, own)) + (await takeAway(tx, own, clock.now()));
    await tx
      .update(dataImports)
      .set({ state: 'undone', undoneAt: clock.now(), undoneBy: by.name })
      .where(and(eq(dataImports.id, id), eq(dataImports.state, 'written')));
    const stayed = changes.length - restored;
    await createOperatorLog({ db, clock }).append(tx, by, {
      group: 'data',
      act: 'undo',
      subject: subjectOf('import', `${id} ${found.file}`),
      note: `${restored}, ${stayed}`,
      reason,
    });
    return { file: found.file, restored, stayed };
  });
}
