import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Trades at the payment provider of the sandbox; a real one keeps them elsewhere. */
export const sandboxTrades = pgTable('sandbox_trade', {
  orderNo: text('order_no').primaryKey(),
  tradeNo: text('trade_no').notNull(),
  price: bigint({ mode: 'number' }).notNull(),
  state: text({ enum: ['paid', 'canceled', 'failed', 'refunded'] }).notNull(),
  reason: text().notNull().default(''),
  at: bigint({ mode: 'number' }).notNull(),
});

/** Notices that the sandbox has sent or will send. */
export const sandboxNotices = pgTable(
  'sandbox_notice',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderNo: text('order_no').notNull(),
    event: text({ enum: ['paid', 'canceled', 'failed'] }).notNull(),
    /** The body as it is signed and sent. */
    body: text().notNull(),
    isForged: boolean('is_forged').notNull().default(false),
    verdict: text({ enum: ['queued', 'applied', 'repeated', 'ignored', 'late', 'refused', 'unreachable'] })
      .notNull()
      .default('queued'),
    tries: integer().notNull().default(0),
    dueAt: bigint('due_at', { mode: 'number' }).notNull(),
    sentAt: bigint('sent_at', { mode: 'number' }),
  },
  (table) => [
    index('sandbox_notice_order').on(table.orderNo, table.id),
    index('sandbox_notice_due')
      .on(table.dueAt)
      .where(sql`verdict in ('queued', 'unreachable')`),
  ],
);
