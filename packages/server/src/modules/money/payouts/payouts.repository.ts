import { and, asc, count, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { PayoutState } from '@pitchside/api/money/payouts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { payoutActs, payouts } from './payouts.tables.ts';

export type PayoutRow = typeof payouts.$inferSelect;

/** States by their group in the member's list. */
export const stateGroups = {
  reviewing: ['reviewing'],
  succeeded: ['approved', 'paid', 'done'],
  failed: ['returned'],
} as const satisfies Record<string, readonly PayoutState[]>;
export type StateGroup = keyof typeof stateGroups;

/** SQL of withdrawals and conversions. */
export function createPayoutsRepository(db: Database) {
  return {
    async add(tx: Transaction, row: typeof payouts.$inferInsert): Promise<PayoutRow> {
      const [added] = await tx.insert(payouts).values(row).returning();
      if (!added) throw new Error('a payout was not kept');
      return added;
    },
    async byNo(no: string, from: Database | Transaction = db): Promise<PayoutRow | undefined> {
      const [row] = await from.select().from(payouts).where(eq(payouts.no, no));
      return row;
    },
    /** Changes a withdrawal that is in one of some states; undefined otherwise. */
    async change(
      tx: Transaction,
      no: string,
      from: readonly PayoutState[],
      set: Partial<typeof payouts.$inferInsert>,
    ): Promise<PayoutRow | undefined> {
      const [row] = await tx
        .update(payouts)
        .set(set)
        .where(and(eq(payouts.no, no), eq(payouts.kind, 'withdraw'), inArray(payouts.state, [...from])))
        .returning();
      return row;
    },
    async log(tx: Transaction, act: typeof payoutActs.$inferInsert): Promise<void> {
      await tx.insert(payoutActs).values(act);
    },
    async acts(payoutId: number): Promise<(typeof payoutActs.$inferSelect)[]> {
      return db.select().from(payoutActs).where(eq(payoutActs.payoutId, payoutId)).orderBy(asc(payoutActs.id));
    },
    /** Number of withdrawals since an instant, without returned ones. */
    async countSince(userId: number, since: number, from: Database | Transaction = db): Promise<number> {
      const [row] = await from
        .select({ total: count() })
        .from(payouts)
        .where(and(eq(payouts.userId, userId), eq(payouts.kind, 'withdraw'), ne(payouts.state, 'returned'), gte(payouts.createdAt, since)));
      return row?.total ?? 0;
    },
    /** Fen of pending withdrawals, and of those paid since an instant. */
    async sums(userId: number, since: number): Promise<{ held: number; paid: number }> {
      const [row] = await db
        .select({
          held: sql<number>`coalesce(sum(${payouts.amount}) filter (where ${payouts.state} in ('reviewing', 'approved')), 0)::bigint`,
          paid: sql<number>`coalesce(sum(${payouts.amount} - ${payouts.fee}) filter (where ${payouts.state} = 'paid' and ${payouts.finishedAt} >= ${since}), 0)::bigint`,
        })
        .from(payouts)
        .where(and(eq(payouts.userId, userId), eq(payouts.kind, 'withdraw')));
      return { held: Number(row?.held ?? 0), paid: Number(row?.paid ?? 0) };
    },
    async list(
      userId: number,
      since: number,
      {
        states,
        kind,
        offset,
        limit,
      }: { states: readonly PayoutState[] | undefined; kind: PayoutRow['kind'] | undefined; offset: number; limit: number },
    ): Promise<PayoutRow[]> {
      return db
        .select()
        .from(payouts)
        .where(
          and(
            eq(payouts.userId, userId),
            gte(payouts.createdAt, since),
            states && inArray(payouts.state, [...states]),
            kind && eq(payouts.kind, kind),
          ),
        )
        .orderBy(desc(payouts.id))
        .offset(offset)
        .limit(limit);
    },
    /** Number and total of withdrawals in each state. */
    async counts(
      userId: number,
      since: number,
      kind: PayoutRow['kind'] | undefined,
    ): Promise<{ state: PayoutState; kind: PayoutRow['kind']; total: number; net: number }[]> {
      const rows = await db
        .select({
          state: payouts.state,
          kind: payouts.kind,
          total: count(),
          net: sql<number>`sum(${payouts.amount} - ${payouts.fee})::bigint`,
        })
        .from(payouts)
        .where(and(eq(payouts.userId, userId), gte(payouts.createdAt, since), kind && eq(payouts.kind, kind)))
        .groupBy(payouts.state, payouts.kind);
      return rows.map((row) => ({ ...row, net: Number(row.net) }));
    },
    /** Withdrawals of all members in a state, oldest first, for operators. */
    async queue(state: PayoutState, offset: number, limit: number): Promise<(PayoutRow & { nickname: string })[]> {
      const rows = await db
        .select({ row: payouts, nickname: users.nickname })
        .from(payouts)
        .innerJoin(users, eq(users.id, payouts.userId))
        .where(and(eq(payouts.state, state), eq(payouts.kind, 'withdraw')))
        .orderBy(asc(payouts.id))
        .offset(offset)
        .limit(limit);
      return rows.map(({ row, nickname }) => ({ ...row, nickname }));
    },
    async queued(state: PayoutState): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(payouts)
        .where(and(eq(payouts.state, state), eq(payouts.kind, 'withdraw')));
      return row?.total ?? 0;
    },
  };
}
export type PayoutsRepository = ReturnType<typeof createPayoutsRepository>;
