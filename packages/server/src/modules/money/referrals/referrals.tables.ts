import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';

const member = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id);
const instant = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Commissions of inviters from recharges, in fen. Rows are only added, and updated only when paid; a reversal is a negative row. */
export const commissions = pgTable(
  'referral_commission',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: member('member_id'),
    fromId: member('from_id'),
    /** Number of the paid order. */
    orderNo: text('order_no').notNull(),
    level: integer().notNull(),
    /** Amount paid, and the share of it in hundredths of a percent. */
    base: bigint({ mode: 'number' }).notNull(),
    share: integer().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    at: instant('at'),
    dueAt: instant('due_at'),
    isPaid: boolean('is_paid').notNull().default(false),
  },
  (table) => [
    uniqueIndex('referral_commission_once').on(table.orderNo, table.level, sql`(amount < 0)`),
    index('referral_commission_member').on(table.memberId, table.id),
    index('referral_commission_from').on(table.fromId, table.memberId),
    index('referral_commission_due')
      .on(table.memberId, table.dueAt)
      .where(sql`not is_paid`),
    check('referral_commission_sane', sql`amount <> 0 and member_id <> from_id and level > 0 and share > 0 and (amount < 0) = (base < 0)`),
  ],
);
