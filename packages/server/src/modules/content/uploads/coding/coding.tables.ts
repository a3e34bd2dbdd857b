import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { uploads } from '../uploads.tables.ts';
import type { CodingFault } from './coding.data.ts';

/** Videos to transcode. A row is deleted when its video is done, and after a day when it failed. */
export const uploadCodings = pgTable(
  'upload_coding',
  {
    key: text()
      .primaryKey()
      .references(() => uploads.key, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** Name of the demuxer that reads the original. */
    container: text().notNull(),
    /** Reason of a failure; null otherwise. */
    fault: text().$type<CodingFault>(),
    /** Progress in percent. */
    percent: integer().notNull().default(0),
    /** Number of the run. A node that began an earlier run has lost its lease. */
    run: integer().notNull().default(0),
    /** Expiry of the lease (ms UTC of the database's clock). */
    until: bigint({ mode: 'number' }).notNull().default(0),
    /** Time of arrival, ms UTC. */
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
