import { eq, sql } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, createOperatorLog, subjectOf } from '../../desk/operations/index.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { type FileRefusal, refusalNote } from './faults.ts';
import { dataImportChanges, dataImports, type ImportFigures } from './imports.tables.ts';
import { changesBetween, rowsOf, teamKeys, type ImportScope } from './rowChanges.ts';

/** A file to import. */
export interface Brought {
  by: Actor;
  source: string;
  file: string;
  /** Reason of the import, or for ignoring its shape; empty on the command line. */
  reason: string;
  /** Earlier decisions about it, for the log; default empty. */
  decided?: string;
}

/** Maximum characters of a refusal or decision in the log. */
const longestNote = 120;

/** Thrown at the end of a dry run to roll it back. */
class Rehearsed extends Error {}

/** Stores a file and the changes it made in one transaction; a dry run stores nothing. Returns the import id and the result of the work. */
export async function keepImport<Done>(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { decided = '', ...brought }: Brought,
  scope: ImportScope,
  isRehearsal: boolean,
  work: (tx: Transaction) => Promise<Done>,
  figuresOf: (done: Done) => ImportFigures,
): Promise<{ done: Done; id: number | null }> {
  let rehearsed: Done | undefined;
  try {
    return await db.transaction(async (tx) => {
      await takeTurn(tx, 'imports');
      const [before, teamsBefore] = [await rowsOf(tx, scope), await teamKeys(tx)];
      const done = await work(tx);
      if (isRehearsal) {
        rehearsed = done;
        throw new Rehearsed();
      }
      const changes = changesBetween(before, await rowsOf(tx, scope), teamsBefore);
      const now = clock.now();
      const [row] = await tx
        .insert(dataImports)
        .values({
          ...brought,
          by: brought.by.name,
          at: now,
          competitionId: scope.competitionId,
          season: scope.season,
          state: 'written',
          figures: figuresOf(done),
        })
        .returning({ id: dataImports.id });
      const id = row?.id ?? 0;
      await tx.execute(sql`
        insert into ${dataImportChanges} (import_id, position, table_name, key, before, after, at)
        select ${id}::bigint, position - 1, c->>'tableName', c->>'key', (c->>'before')::jsonb, (c->>'after')::jsonb, ${now}::bigint
        from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) with ordinality as g (c, position)`);
      const { added, changed, removed } = figuresOf(done);
      await createOperatorLog({ db, clock }).append(tx, brought.by, {
        group: 'data',
        act: 'import',
        subject: subjectOf('import', `${id} ${brought.file}`),
        note: `+${added} ~${changed} -${removed}${decided && `; ${decided.slice(0, longestNote)}`}`,
        reason: brought.reason,
      });
      return { done, id };
    });
  } catch (error) {
    if (error instanceof Rehearsed && rehearsed !== undefined) return { done: rehearsed, id: null };
    throw error;
  }
}

/** Stores the refusal of a file. */
export async function keepRefusal(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { decided: _, ...brought }: Brought,
  refusal: FileRefusal,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(dataImports).values({ ...brought, by: brought.by.name, refusal, at: clock.now(), state: 'refused' });
    const line = {
      group: 'data',
      act: 'refuse',
      subject: subjectOf('file', brought.file),
      note: refusalNote(refusal).slice(0, longestNote),
      reason: brought.reason,
    } as const;
    await createOperatorLog({ db, clock }).append(tx, brought.by, line);
  });
}

/** Imports, newest first, optionally in one state. */
export async function listImports(
  { db }: Pick<Platform, 'db'>,
  { offset, limit, state }: { offset: number; limit: number; state?: typeof dataImports.$inferSelect.state | undefined },
) {
  return db
    .select()
    .from(dataImports)
    .where(state && eq(dataImports.state, state))
    .orderBy(sql`${dataImports.id} desc`)
    .offset(offset)
    .limit(limit);
}

/** An import by id. */
export async function importOf(tx: Transaction | Platform['db'], id: number) {
  const [row] = await tx.select().from(dataImports).where(eq(dataImports.id, id));
  return row;
}
