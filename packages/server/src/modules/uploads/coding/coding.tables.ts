import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { uploads } from '../uploads.tables.ts';
import type { CodingFault } from './coding.data.ts';

/** Videos that are being made into what browsers play; a row goes when its video is done, and a failed one after a day. */
export const uploadCodings = pgTable(
  'upload_coding',
  {
    key: text()
      .primaryKey()
      .references(() => uploads.key, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** Name of the demuxer that reads the original. */
    container: text().notNull(),
    /** Why nothing comes of it; null while something may. */
    fault: text().$type<CodingFault>(),
    /** Hundredths that are done. */
    percent: integer().notNull().default(0),
    /** Number of the run. A node that began an earlier run has lost its lease. */
    run: integer().notNull().default(0),
    /** Until when (ms UTC of the database's clock) the node that began it is believed to be at it. */
    until: bigint({ mode: 'number' }).notNull().default(0),
    /** When it arrived, ms UTC. */
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    index('upload_coding_waiting')
      .on(table.at)
      .where(sql`fault is null`),
    index('upload_coding_at').on(table.at),
    index('upload_coding_member').on(table.userId),
  ],
);
