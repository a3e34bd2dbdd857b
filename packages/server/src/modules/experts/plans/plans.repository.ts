import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql, sum, type SQL } from 'drizzle-orm';
import { matchPhase, type OddsMarket } from '@pitchside/api/scores/matches';
import type { PlanSport, PlanState } from '@pitchside/api/experts/plans';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { follows } from '../../member/follow/index.ts';
import { competitions, matches } from '../../scores/sport/index.ts';
import { planPicks, plans, planSettlements, planTips, planUnlocks } from './plans.tables.ts';

type From = Database | Transaction;
export type PlanRow = typeof plans.$inferSelect;
export type PickRow = typeof planPicks.$inferSelect;

/** States after approval, from which on everybody sees that the plan exists. */
export const shownStates = ['published', 'settled', 'cancelled'] as const satisfies readonly PlanState[];

/** Filter of a list of plans. */
export interface PlanFilter {
  of: 'sale' | 'settled' | 'followed' | 'bought' | 'own';
  /** The reader; personal lists are empty for visitors. */
  viewer: number | undefined;
  now: number;
  sport?: PlanSport | undefined;
  play?: OddsMarket | undefined;
  competition?: string | undefined;
  match?: string | undefined;
  expert?: number | undefined;
  isFree: boolean;
}

/** SQL of plans: reading, submission and purchase. */
export function createPlansRepository(db: Database) {
  const pickOf = (play: OddsMarket) => sql`exists (select from ${planPicks} k where k.plan_id = ${plans.id} and k.play = ${play})`;
  const competitionOf = (id: string) => sql`exists (select from ${matches} m where m.id = ${plans.matchId} and m.competition_id = ${id})`;
  const isShown = inArray(plans.state, shownStates);
  const onSale = (now: number) => and(eq(plans.state, 'published'), isNull(plans.takenDownAt), gt(plans.kickoffAt, now));

  function whichOf({ of, viewer = 0, now }: PlanFilter): SQL | undefined {
    switch (of) {
      case 'sale':
        return onSale(now);
      case 'settled':
        return inArray(plans.state, ['settled', 'cancelled']);
      case 'followed':
        return and(isShown, sql`exists (select from ${follows} f where f.member_id = ${viewer} and f.target_id = ${plans.expertId})`);
      case 'bought':
        return sql`exists (select from ${planUnlocks} u where u.plan_id = ${plans.id} and u.member_id = ${viewer})`;
      case 'own':
        return eq(plans.expertId, viewer);
    }
  }

  return {
    async find(id: number, from: From = db): Promise<PlanRow | undefined> {
      const [row] = await from.select().from(plans).where(eq(plans.id, id));
      return row;
    },
    /** Locks and returns a plan, for a transaction that decides or ends it. */
    async lock(tx: Transaction, id: number): Promise<PlanRow | undefined> {
      const [row] = await tx.select().from(plans).where(eq(plans.id, id)).for('update');
      return row;
    },
    /** Whether the match of a plan has not begun, and its kick-off. */
    async kickoffOf(tx: Transaction, matchId: string): Promise<{ isWaiting: boolean; kickoffAt: number } | undefined> {
      const [row] = await tx.select({ status: matches.status, kickoffAt: matches.kickoffAt }).from(matches).where(eq(matches.id, matchId));
      return row && { isWaiting: matchPhase(row.status) === 'before', kickoffAt: row.kickoffAt };
    },
    async list(filter: PlanFilter, offset: number, limit: number): Promise<{ list: PlanRow[]; total: number }> {
      const { sport, play, competition, match, expert, isFree } = filter;
      const where = and(
        whichOf(filter),
        sport && eq(plans.sport, sport),
        play && pickOf(play),
        competition === undefined ? undefined : competitionOf(competition),
        match === undefined ? undefined : eq(plans.matchId, match),
        expert === undefined ? undefined : eq(plans.expertId, expert),
        isFree ? eq(plans.price, 0) : undefined,
      );
      const order = filter.of === 'sale' ? [asc(plans.kickoffAt), desc(plans.sold), asc(plans.id)] : [desc(plans.id)];
      const [list, [all]] = await Promise.all([
        db
          .select()
          .from(plans)
          .where(where)
          .orderBy(...order)
          .limit(limit)
          .offset(offset),
        db.select({ total: count() }).from(plans).where(where),
      ]);
      return { list, total: all?.total ?? 0 };
    },
    /** Competitions with plans on sale, of one sport or all, most plans first. */
    competitionsOnSale(now: number, sport: PlanSport | undefined) {
      const total = count();
      return db
        .select({ competition: competitions, total })
        .from(plans)
        .innerJoin(matches, eq(matches.id, plans.matchId))
        .innerJoin(competitions, eq(competitions.id, matches.competitionId))
        .where(and(onSale(now), sport && eq(plans.sport, sport)))
        .groupBy(competitions.id)
        .orderBy(desc(total), asc(competitions.tier), asc(competitions.id));
    },
    async picksOf(ids: readonly number[], from: From = db): Promise<Map<number, PickRow[]>> {
      if (ids.length === 0) return new Map();
      const found = await from
        .select()
        .from(planPicks)
        .where(inArray(planPicks.planId, [...ids]))
        .orderBy(asc(planPicks.play));
      return Map.groupBy(found, ({ planId }) => planId);
    },
    /** Plans among some that a member has unlocked. */
    async unlockedBy(memberId: number, ids: readonly number[], from: From = db): Promise<Set<number>> {
      if (ids.length === 0) return new Set();
      const found = await from
        .select({ id: planUnlocks.planId })
        .from(planUnlocks)
        .where(and(eq(planUnlocks.memberId, memberId), inArray(planUnlocks.planId, [...ids])));
      return new Set(found.map(({ id }) => id));
    },
    async settlementsOf(id: number) {
      return db.select().from(planSettlements).where(eq(planSettlements.planId, id)).orderBy(asc(planSettlements.id));
    },
    async tipsOf(id: number, from: From = db): Promise<{ total: number; people: number }> {
      const [row] = await from
        .select({
          total: sql<number>`coalesce(sum(${planTips.amount}), 0)::int`,
          people: sql<number>`count(distinct ${planTips.memberId})::int`,
        })
        .from(planTips)
        .where(eq(planTips.planId, id));
      return row ?? { total: 0, people: 0 };
    },
    /** Number of an expert's plans on a match, without refused ones. */
    async onMatch(tx: Transaction, expertId: number, matchId: string): Promise<number> {
      const [row] = await tx
        .select({ total: count() })
        .from(plans)
        .where(and(eq(plans.expertId, expertId), eq(plans.matchId, matchId), ne(plans.state, 'failed')));
      return row?.total ?? 0;
    },
    async handedInSince(tx: Transaction, expertId: number, since: number): Promise<number> {
      const [row] = await tx
        .select({ total: count() })
        .from(plans)
        .where(and(eq(plans.expertId, expertId), gt(plans.submittedAt, since)));
      return row?.total ?? 0;
    },
    async add(
      tx: Transaction,
      values: typeof plans.$inferInsert,
      picks: readonly Omit<typeof planPicks.$inferInsert, 'planId'>[],
    ): Promise<number> {
      const [added] = await tx.insert(plans).values(values).returning({ id: plans.id });
      if (!added) throw new Error('a plan was not written');
      await tx.insert(planPicks).values(picks.map((pick) => ({ ...pick, planId: added.id })));
      return added.id;
    },
    async change(tx: Transaction, id: number, values: Partial<typeof plans.$inferInsert>): Promise<void> {
      await tx.update(plans).set(values).where(eq(plans.id, id));
    },
    /** Deletes a plan without buyers. */
    async remove(tx: Transaction, id: number): Promise<void> {
      await tx.delete(plans).where(eq(plans.id, id));
    },
    /** Records that a member unlocked a plan; false if they already had. */
    async unlock(tx: Transaction, values: typeof planUnlocks.$inferInsert): Promise<boolean> {
      const added = await tx.insert(planUnlocks).values(values).onConflictDoNothing().returning({ id: planUnlocks.planId });
      if (added.length > 0)
        await tx
          .update(plans)
          .set({ sold: sql`${plans.sold} + 1` })
          .where(eq(plans.id, values.planId));
      return added.length > 0;
    },
    /** Records the given diamonds among the price of an unlock. */
    async noteGiven(tx: Transaction, planId: number, memberId: number, given: number): Promise<void> {
      await tx
        .update(planUnlocks)
        .set({ given })
        .where(and(eq(planUnlocks.planId, planId), eq(planUnlocks.memberId, memberId)));
    },
    async tip(tx: Transaction, values: typeof planTips.$inferInsert): Promise<void> {
      await tx.insert(planTips).values(values);
    },
    /** Diamonds that a member spent on plans since an instant, less refunds. */
    async spentSince(memberId: number, since: number, from: From = db): Promise<number> {
      const [paid, tipped] = await Promise.all([
        from
          .select({ total: sum(planUnlocks.price) })
          .from(planUnlocks)
          .where(and(eq(planUnlocks.memberId, memberId), gt(planUnlocks.at, since), ne(planUnlocks.state, 'refunded'))),
        from
          .select({ total: sum(planTips.amount) })
          .from(planTips)
          .where(and(eq(planTips.memberId, memberId), gt(planTips.at, since))),
      ]);
      return Number(paid[0]?.total ?? 0) + Number(tipped[0]?.total ?? 0);
    },
    /** Plans in a state of review: pending ones oldest first, decided ones newest first. */
    async inReview(state: 'awaiting' | 'passed' | 'failed', limit: number): Promise<{ list: PlanRow[]; total: number }> {
      const stands = {
        passed: and(isShown, isNull(plans.takenDownAt)),
        failed: or(eq(plans.state, 'failed'), isNotNull(plans.takenDownAt)),
      };
      const where = state === 'awaiting' ? eq(plans.state, state) : stands[state];
      const order = state === 'awaiting' ? asc(plans.id) : desc(plans.id);
      const [list, [all]] = await Promise.all([
        db.select().from(plans).where(where).orderBy(order).limit(limit),
        db.select({ total: count() }).from(plans).where(where),
      ]);
      return { list, total: all?.total ?? 0 };
    },
    async waiting(): Promise<{ total: number; oldestAt: number | null }> {
      const [row] = await db
        .select({ total: count(), oldestAt: sql<number | null>`min(${plans.submittedAt})` })
        .from(plans)
        .where(eq(plans.state, 'awaiting'));
      return row ?? { total: 0, oldestAt: null };
    },
  };
}
export type PlansRepository = ReturnType<typeof createPlansRepository>;
