import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Answers of writes that carried an `Idempotency-Key`, stored in the transaction of their effect. */
export const idempotentAnswers = pgTable(
  'idempotent_answer',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    call: text().notNull(),
    key: text().notNull(),
    /**
     * Hash of the parameters without the secret ones: the same key with other parameters is refused. Empty on rows from before secret ones
     * were left out.
     */
    fingerprint: text().notNull(),
    /** JSON null while its transaction runs, which nobody else sees, and while it is held. */
    answer: jsonb().notNull(),
    /** Process that checks the preconditions before the transaction, and until when (ms UTC); null once there is an answer. */
    holder: text(),
    heldUntil: bigint('held_until', { mode: 'number' }),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.call, table.key] }),
    index('idempotent_answer_at')
      .on(table.at)
      .where(sql`call <> 'chargerules/payUrl'`),
  ],
);
