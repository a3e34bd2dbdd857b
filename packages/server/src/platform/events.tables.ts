import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** One durable topic: `seq` counts its events, `epoch` names the numbering. */
export const topics = pgTable(
  'topic',
  {
    name: text().primaryKey(),
    epoch: text().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    /** When it began or was last written to, ms UTC. */
    at: bigint({ mode: 'number' })
      .notNull()
      .default(sql`(extract(epoch from now()) * 1000)::bigint`),
  },
  (table) => [index('topic_at').on(table.at)],
);

/** Events of a topic, written in the transaction of the change that they report; trimmed once too old to replay. */
export const topicEvents = pgTable(
  'topic_event',
  {
    topic: text().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    type: text().notNull(),
    data: jsonb().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.topic, table.seq] }), index('topic_event_at').on(table.at)],
);
