import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderStates, payBrands } from '@pitchside/api/money/orders';
import { paymentProviders } from '../../../ports/payment/payment.ts';
import { users } from '../../member/member/index.ts';

/** Orders of diamonds. Prices in fen; the goods of an order never change. */
export const rechargeOrders = pgTable(
  'recharge_order',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    no: text().notNull().unique(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** Null for a custom quantity. */
    ruleId: text('rule_id'),
    provider: text({ enum: [...paymentProviders, 'wallet'] }).notNull(),
    channel: text().notNull(),
    brand: text({ enum: payBrands }).notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    diamonds: bigint({ mode: 'number' }).notNull(),
    /** Diamonds on top for every payer; the doubling of a first recharge is decided at payment. */
    bonus: bigint({ mode: 'number' }).notNull(),
    /** Doubles if it is the first paid order. */
    doublesFirst: boolean('doubles_first').notNull().default(false),
    state: text({ enum: orderStates }).notNull().default('waiting'),
    /** Reason of the closing, or of the last failed try. */
    reason: text().notNull().default(''),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    paidAt: bigint('paid_at', { mode: 'number' }),
    closedAt: bigint('closed_at', { mode: 'number' }),
    /** The provider's own reference of the payment, if it must be queried by that. */
    providerRef: text('provider_ref'),
    /** Number of queries to the provider since expiry, and the earliest time (ms UTC) of the next one. */
    asks: integer().notNull().default(0),
    askAt: bigint('ask_at', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('recharge_order_user').on(table.userId, table.createdAt),
    index('recharge_order_waiting')
      .on(table.expiresAt)
      .where(sql`state = 'waiting'`),
    check('recharge_order_sane', sql`price > 0 and diamonds > 0 and bonus >= 0`),
  ],
);

/** Payments reported by providers, once each: credited ones, and late ones to refund. */
export const rechargePayments = pgTable(
  'recharge_payment',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    provider: text({ enum: paymentProviders }).notNull(),
    tradeNo: text('trade_no').notNull(),
    orderNo: text('order_no')
      .notNull()
      .references(() => rechargeOrders.no),
    amount: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['applied', 'refund_due', 'refunded'] }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** Time of the last refund try. */
    triedAt: bigint('tried_at', { mode: 'number' }),
    refundedAt: bigint('refunded_at', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('recharge_payment_trade').on(table.provider, table.tradeNo),
    uniqueIndex('recharge_payment_applied')
      .on(table.orderNo)
      .where(sql`state = 'applied'`),
    index('recharge_payment_due')
      .on(table.id)
      .where(sql`state = 'refund_due'`),
  ],
);
