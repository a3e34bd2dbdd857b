import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Personal } from '../../../platform/personal.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';

/** A table of an export, with the module that it belongs to. */
export type ExportedTable = Exclude<Personal, { not: string }> & { module: string };

/** Rows that are read at once. */
const batch = 500;

async function* linesOf(tx: Transaction) {
  yield '[';
  for (let isFirst = true; ;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${batch} from exported`));
    for (const { line } of rows) {
      yield `${isFirst ? '' : ','}\n${line}`;
      isFirst = false;
    }
    if (rows.length < batch) break;
  }
  yield '\n]\n';
}

/** Writes the rows of a member as a JSON array to a file, however many they are. */
export async function writeRows(db: Database, { of, without = [], where }: ExportedTable, memberId: number, path: string): Promise<void> {
  const left = new Set(without.map(({ name }) => name));
  const columns = getTableConfig(of.table).columns.filter(({ name }) => !left.has(name));
  const list = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const rows = sql`select ${list} from ${of.table} where ${where?.(memberId) ?? eq(of, memberId)}`;
  await db.transaction(async (tx) => {
    // A cursor takes no parameters, so that the id, an integer of ours, is written out.
    await tx.execute(sql`declare exported no scroll cursor for select row_to_json(r)::text as line from (${rows.inlineParams()}) r`);
    await pipeline(Readable.from(linesOf(tx)), createWriteStream(path, { mode: 0o600 }));
  });
}
