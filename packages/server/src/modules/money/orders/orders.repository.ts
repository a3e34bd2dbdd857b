import { and, count, desc, eq, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { PaymentProvider } from '../../../ports/payment/payment.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { rechargeOrders, rechargePayments } from './orders.tables.ts';

export type OrderRow = typeof rechargeOrders.$inferSelect;
export type NewOrder = typeof rechargeOrders.$inferInsert;
export type PaymentRow = typeof rechargePayments.$inferSelect;

/** SQL of recharge orders and their payments. */
export function createOrdersRepository(db: Database) {
  return {
    async byNo(no: string, from: Database | Transaction = db): Promise<OrderRow | undefined> {
      const [row] = await from.select().from(rechargeOrders).where(eq(rechargeOrders.no, no));
      return row;
    },
    async add(tx: Transaction, order: NewOrder): Promise<OrderRow> {
      const [row] = await tx.insert(rechargeOrders).values(order).returning();
      if (!row) throw new Error('an order was not kept');
      return row;
    },
    /** Changes an order that is in one of some states; undefined otherwise. */
    async change(
      tx: Transaction | Database,
      no: string,
      from: readonly OrderRow['state'][],
      set: Partial<NewOrder>,
    ): Promise<OrderRow | undefined> {
      const [row] = await tx
        .update(rechargeOrders)
        .set(set)
        .where(and(eq(rechargeOrders.no, no), inArray(rechargeOrders.state, [...from])))
        .returning();
      return row;
    },
    /** After the first recharge no other order doubles. */
    async endDoubles(tx: Transaction, userId: number, no: string): Promise<void> {
      await tx
        .update(rechargeOrders)
        .set({ doublesFirst: false })
        .where(and(eq(rechargeOrders.userId, userId), ne(rechargeOrders.no, no), eq(rechargeOrders.state, 'waiting')));
    },
    async countWaiting(tx: Transaction, userId: number): Promise<number> {
      const [row] = await tx
        .select({ total: count() })
        .from(rechargeOrders)
        .where(and(eq(rechargeOrders.userId, userId), eq(rechargeOrders.state, 'waiting')));
      return row?.total ?? 0;
    },
    async hasPaid(userId: number, from: Database | Transaction = db): Promise<boolean> {
      const [row] = await from
        .select({ id: rechargeOrders.id })
        .from(rechargeOrders)
        .where(and(eq(rechargeOrders.userId, userId), eq(rechargeOrders.state, 'paid')))
        .limit(1);
      return row !== undefined;
    },
    async payment(tx: Database | Transaction, provider: PaymentProvider, tradeNo: string): Promise<PaymentRow | undefined> {
      const [row] = await tx
        .select()
        .from(rechargePayments)
        .where(and(eq(rechargePayments.provider, provider), eq(rechargePayments.tradeNo, tradeNo)));
      return row;
    },
    async addPayment(tx: Transaction, payment: typeof rechargePayments.$inferInsert): Promise<void> {
      await tx.insert(rechargePayments).values(payment);
    },
    /** Stores the provider's reference of an order's payment. */
    async keepRef(no: string, providerRef: string): Promise<void> {
      await db.update(rechargeOrders).set({ providerRef }).where(eq(rechargeOrders.no, no));
    },
    /** Takes expired orders, oldest first; no other node takes them until an instant (ms UTC). */
    async takeExpired(now: number, until: number, limit: number): Promise<OrderRow[]> {
      const due = db
        .select({ id: rechargeOrders.id })
        .from(rechargeOrders)
        .where(and(eq(rechargeOrders.state, 'waiting'), lte(rechargeOrders.expiresAt, now), lte(rechargeOrders.askAt, now)))
        .orderBy(rechargeOrders.expiresAt)
        .limit(limit)
        .for('no key update', { skipLocked: true });
      return db
        .update(rechargeOrders)
        .set({ asks: sql`${rechargeOrders.asks} + 1`, askAt: until })
        .where(inArray(rechargeOrders.id, due))
        .returning();
    },
    /** Blocks queries to the provider about an order until an instant (ms UTC). */
    async rest(no: string, until: number): Promise<void> {
      await db.update(rechargeOrders).set({ askAt: until }).where(eq(rechargeOrders.no, no));
    },
    /** Takes the right to query the provider about a waiting order; false while another node has it, or just had it. */
    async mayAsk(no: string, now: number, until: number): Promise<boolean> {
      const taken = await db
        .update(rechargeOrders)
        .set({ askAt: until })
        .where(and(eq(rechargeOrders.no, no), eq(rechargeOrders.state, 'waiting'), lte(rechargeOrders.askAt, now)))
        .returning({ no: rechargeOrders.no });
      return taken.length > 0;
    },
    /** Takes payments to refund; no other node takes them for a minute. */
    async takeRefunds(now: number): Promise<PaymentRow[]> {
      const due = db
        .select({ id: rechargePayments.id })
        .from(rechargePayments)
        .where(and(eq(rechargePayments.state, 'refund_due'), sql`coalesce(${rechargePayments.triedAt}, 0) < ${now - 60_000}`))
        .limit(20)
        .for('update', { skipLocked: true });
      return db.update(rechargePayments).set({ triedAt: now }).where(inArray(rechargePayments.id, due)).returning();
    },
    async refunded({ id, orderNo }: PaymentRow, at: number): Promise<void> {
      await db.transaction(async (tx) => {
        await tx
          .update(rechargePayments)
          .set({ state: 'refunded', refundedAt: at })
          .where(and(eq(rechargePayments.id, id), eq(rechargePayments.state, 'refund_due')));
        await tx
          .update(rechargeOrders)
          .set({ state: 'refunded' })
          .where(and(eq(rechargeOrders.no, orderNo), inArray(rechargeOrders.state, ['closed', 'failed'])));
      });
    },
    async list(
      userId: number,
      from: number,
      to: number,
      state: OrderRow['state'] | undefined,
      offset: number,
      limit: number,
    ): Promise<OrderRow[]> {
      return db
        .select()
        .from(rechargeOrders)
        .where(
          and(
            eq(rechargeOrders.userId, userId),
            gte(rechargeOrders.createdAt, from),
            lt(rechargeOrders.createdAt, to),
            state && eq(rechargeOrders.state, state),
          ),
        )
        .orderBy(desc(rechargeOrders.id))
        .offset(offset)
        .limit(limit);
    },
  };
}
export type OrdersRepository = ReturnType<typeof createOrdersRepository>;
