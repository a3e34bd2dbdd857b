import type { Localizable } from '../../../text/local.ts';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { payoutStates, type PayoutAccount } from '@pitchside/api/money/payouts';
import { users } from '../../member/member/index.ts';

/** Withdrawals and conversions; amounts in fen. */
export const payouts = pgTable(
  'payout',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    no: text().notNull().unique(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['withdraw', 'convert'] }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    fee: bigint({ mode: 'number' }).notNull(),
    /** The account as bound at the time, masked; null for a conversion. */
    account: jsonb().$type<Localizable<PayoutAccount>>(),
    state: text({ enum: payoutStates }).notNull(),
    reason: text().notNull().default(''),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    reviewedAt: bigint('reviewed_at', { mode: 'number' }),
    finishedAt: bigint('finished_at', { mode: 'number' }),
    dueAt: bigint('due_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('payout_user').on(table.userId, table.createdAt),
    index('payout_state').on(table.state, table.createdAt),
    check('payout_sane', sql`amount > 0 and fee >= 0 and fee < amount`),
  ],
);

/** Actions of operators on withdrawals, with reasons. */
export const payoutActs = pgTable(
  'payout_act',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    payoutId: bigint('payout_id', { mode: 'number' })
      .notNull()
      .references(() => payouts.id),
    operatorId: bigint('operator_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    act: text({ enum: ['approve', 'pay', 'return'] }).notNull(),
    reason: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('payout_act_payout').on(table.payoutId)],
);
