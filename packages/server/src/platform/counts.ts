import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from '../ports/database/database.ts';

/** A table of counters, by subject; each begins anew when its time is over. */
export const countTable = <Name extends string>(name: Name) =>
  pgTable(name, { subject: text().primaryKey(), used: integer().notNull(), until: bigint({ mode: 'number' }).notNull() }, (table) => [
    index(`${name}_until`).on(table.until),
  ]);
export type CountTable = ReturnType<typeof countTable>;

/** An amount to add for a subject; its count lasts `span` ms from its first use. */
export interface Counting {
  subject: string;
  add: number;
  span: number;
}

/** State of a counter. */
export interface Count {
  used: number;
  /** When it begins anew, ms UTC. */
  until: number;
}

/**
 * Counts for several subjects in one statement, each named once and in order of their names, so that two counts cannot deadlock; returns
 * each one's total.
 */
export async function addCounts(db: Database, table: CountTable, counts: readonly Counting[], now: number): Promise<Map<string, Count>> {
  const isOver = sql`c.until <= ${now}`;
  const { rows } = await db.execute<{ subject: string; used: number; until: number }>(sql`
    insert into ${table} as c (subject, used, until)
    select value->>'subject', (value->>'add')::int, ${now} + (value->>'span')::bigint from jsonb_array_elements(${JSON.stringify(counts)}::jsonb) order by 1
    on conflict (subject) do update set used = case when ${isOver} then excluded.used else c.used + excluded.used end, until = case when ${isOver} then excluded.until else c.until end
    returning subject, used, until`);
  return new Map(rows.map(({ subject, used, until }) => [subject, { used: Number(used), until: Number(until) }]));
}
