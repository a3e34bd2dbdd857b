import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { NodeReading } from './status.types.ts';

/** State of each node, as it told last. Instants are ms UTC of the database's clock. */
export const nodeReadings = pgTable(
  'node_reading',
  {
    /** Machine and port, which outlive a process. */
    name: text().primaryKey(),
    startedAt: bigint('started_at', { mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    reading: jsonb().$type<NodeReading>().notNull(),
  },
  (table) => [index('node_reading_at').on(table.at)],
);
