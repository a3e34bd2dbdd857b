import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Answers of writes that carried an `Idempotency-Key`, kept in the transaction of their effect. */
export const idempotentAnswers = pgTable(
  'idempotent_answer',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    call: text().notNull(),
    key: text().notNull(),
    /** Hash of the parameters: the same key with others is refused. */
    fingerprint: text().notNull(),
    /** JSON null while its transaction runs, which nobody else sees. */
    answer: jsonb().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] })],
);
