import { and, asc, eq, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { PickOutcome, PlanResult } from '@pitchside/api/experts/plans';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { mayEnd, type Score } from '../../scores/results/index.ts';
import { matches } from '../../scores/sport/index.ts';
import { planPicks, plans, planSettlements, planUnlocks } from './plans.tables.ts';

/** A buyer to notify of the outcome. */
export interface Heir {
  memberId: number;
  state: 'released' | 'refunded';
}

/** SQL of plans whose match has ended, moved or was cancelled. */
export function createSettlementRepository(db: Database) {
  return {
    /**
     * Plans to settle: published ones whose match ended or was cancelled, settled ones whose match was corrected, and those still awaiting
     * review at kick-off.
     */
    async due(now: number, hold: number, limit: number): Promise<number[]> {
      const { kickoffAt, settledAt, settledVersion } = plans;
      const isOpen = eq(plans.state, 'published');
      const rows = await db
        .select({ id: plans.id })
        .from(plans)
        .innerJoin(matches, eq(matches.id, plans.matchId))
        .where(
          or(
            mayEnd({ isOpen, isSettled: eq(plans.state, 'settled'), kickoffAt, settledAt, settledVersion }, now, hold),
            and(eq(plans.state, 'awaiting'), lte(plans.kickoffAt, now)),
          ),
        )
        .orderBy(asc(plans.kickoffAt), asc(plans.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    async settlePick(tx: Transaction, planId: number, play: (typeof planPicks.$inferSelect)['play'], outcome: PickOutcome): Promise<void> {
      await tx
        .update(planPicks)
        .set({ outcome })
        .where(and(eq(planPicks.planId, planId), eq(planPicks.play, play)));
    },
    async note(tx: Transaction, values: { planId: number; result: PlanResult; version: number; at: number } & Score): Promise<void> {
      await tx.insert(planSettlements).values(values);
    },
    /** Releases the held payments of a plan. Returns the diamonds of its buyers. */
    async release(tx: Transaction, planId: number): Promise<{ paid: number; given: number }> {
      const { rows } = await tx.execute<{ paid: string | null; given: string | null }>(sql`
        with released as (update ${planUnlocks} set state = 'released' where plan_id = ${planId} and state = 'held' returning price, given)
        select sum(price) as paid, sum(given) as given from released`);
      return { paid: Number(rows[0]?.paid ?? 0), given: Number(rows[0]?.given ?? 0) };
    },
    /** Cancelled plans with outstanding refunds. */
    async owing(limit: number): Promise<{ id: number; title: string; expertId: number }[]> {
      return db
        .select({ id: plans.id, title: plans.title, expertId: plans.expertId })
        .from(plans)
        .where(
          and(eq(plans.state, 'cancelled'), sql`exists (select from ${planUnlocks} u where u.plan_id = ${plans.id} and u.state = 'held')`),
        )
        .orderBy(asc(plans.id))
        .limit(limit);
    },
    /** Takes some buyers who are owed a refund, in the order in which accounts are locked. Skips rows locked by another node. */
    async takeOwed(tx: Transaction, planId: number, limit: number): Promise<{ memberId: number; price: number; given: number }[]> {
      const { rows } = await tx.execute<{ member_id: string; price: number; given: number }>(sql`
        with taken as (
          select member_id from ${planUnlocks} where plan_id = ${planId} and state = 'held' order by member_id limit ${limit} for update skip locked)
        update ${planUnlocks} u set state = 'refunded' from taken where u.plan_id = ${planId} and u.member_id = taken.member_id
        returning u.member_id, u.price, u.given`);
      return rows
        .map(({ member_id: id, price, given }) => ({ memberId: Number(id), price, given }))
        .sort((one, other) => one.memberId - other.memberId);
    },
    /** Ended plans with buyers who are not notified yet. */
    async unnotified(limit: number): Promise<number[]> {
      const rows = await db
        .selectDistinct({ id: planUnlocks.planId })
        .from(planUnlocks)
        .innerJoin(plans, eq(plans.id, planUnlocks.planId))
        .where(and(eq(planUnlocks.isNotified, 0), ne(planUnlocks.state, 'held'), inArray(plans.state, ['settled', 'cancelled'])))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    async takeUnnotified(tx: Transaction, planId: number, limit: number): Promise<Heir[]> {
      const { rows } = await tx.execute<{ member_id: string; state: Heir['state'] }>(sql`
        with taken as (
          select member_id from ${planUnlocks} where plan_id = ${planId} and is_told = 0 and state <> 'held' order by member_id limit ${limit} for update skip locked)
        update ${planUnlocks} u set is_told = 1 from taken where u.plan_id = ${planId} and u.member_id = taken.member_id
        returning u.member_id, u.state`);
      return rows.map(({ member_id, state }) => ({ memberId: Number(member_id), state }));
    },
  };
}
export type SettlementRepository = ReturnType<typeof createSettlementRepository>;
