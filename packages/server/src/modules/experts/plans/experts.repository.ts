import { and, asc, count, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { rankedFrom, type ExpertOrder, type ExpertRecord, type PlanSport } from '@pitchside/api/experts/plans';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { followCounts, follows } from '../../member/follow/index.ts';
import { users } from '../../member/member/index.ts';
import { expertApplications, experts, planPicks, plans } from './plans.tables.ts';
import type { SettledPlan } from './record.ts';

type From = Database | Transaction;
export type ExpertApplicationRow = typeof expertApplications.$inferSelect;

/** An expert with profile and number of followers. */
export interface ExpertRow {
  id: number;
  nickname: string;
  avatar: string;
  level: number;
  since: number;
  settled: number;
  record: ExpertRecord;
  fans: number;
  isFollowed: boolean;
  onSale: number;
}

/** An application with the applicant, and the number of their earlier refusals. */
export interface WholeExpertApplication {
  row: ExpertApplicationRow;
  member: { id: number; nickname: string; avatar: string; level: number; createdAt: number };
  before: number;
}

const fans = sql<number>`coalesce((select c.fans from ${followCounts} c where c.member_id = ${experts.userId}), 0)`;
const isRanked = sql`${experts.settled} >= ${rankedFrom}`;
const ranked = (by: SQL | AnyPgColumn): SQL[] => [sql`${isRanked} desc, case when ${isRanked} then ${by} end desc nulls last`];
/** Sort keys that come before the number of followers. */
const orders: Record<ExpertOrder, SQL[]> = {
  hit: ranked(experts.hit),
  streak: ranked(experts.streak),
  return: ranked(experts.roi),
  fans: [],
};

/** SQL of experts, and of applications to become one. */
export function createExpertsRepository(db: Database) {
  const applied = (state: ExpertApplicationRow['state']) => eq(expertApplications.state, state);
  const rows = (now: number, viewer: number | undefined, from: From) =>
    from
      .select({
        id: experts.userId,
        nickname: users.nickname,
        avatar: users.avatar,
        level: users.level,
        since: experts.since,
        settled: experts.settled,
        record: experts.record,
        fans,
        isFollowed: sql<boolean>`exists (select from ${follows} f where f.member_id = ${viewer ?? 0} and f.target_id = ${experts.userId})`,
        onSale: sql<number>`(select count(*)::int from ${plans} p where p.expert_id = ${experts.userId} and p.state = 'published' and p.taken_down_at is null and p.kickoff_at > ${now})`,
      })
      .from(experts)
      .innerJoin(users, eq(users.id, experts.userId))
      .$dynamic();
  const whole = () =>
    db
      .select({
        row: expertApplications,
        member: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level, createdAt: users.createdAt },
        before: sql<number>`(select count(*)::int from expert_application o where o.user_id = ${expertApplications.userId} and o.state = 'failed' and o.id < ${expertApplications.id})`,
      })
      .from(expertApplications)
      .innerJoin(users, eq(users.id, expertApplications.userId));

  return {
    async find(id: number, now: number, viewer?: number, from: From = db): Promise<ExpertRow | undefined> {
      return (await rows(now, viewer, from).where(eq(experts.userId, id)))[0];
    },
    async byId(ids: readonly number[], now: number, viewer?: number): Promise<Map<number, ExpertRow>> {
      if (ids.length === 0) return new Map();
      return new Map((await rows(now, viewer, db).where(inArray(experts.userId, [...ids]))).map((row) => [row.id, row]));
    },
    async list(
      { order, sport, offset, limit }: { order: ExpertOrder; sport: PlanSport | undefined; offset: number; limit: number },
      now: number,
      viewer: number | undefined,
    ): Promise<{ list: ExpertRow[]; total: number }> {
      const writes = sport && sql`exists (select from ${plans} p where p.expert_id = ${experts.userId} and p.sport = ${sport})`;
      const [list, [all]] = await Promise.all([
        rows(now, viewer, db)
          .where(writes)
          .orderBy(...orders[order], desc(fans), asc(experts.userId))
          .limit(limit)
          .offset(offset),
        db.select({ total: count() }).from(experts).where(writes),
      ]);
      return { list, total: all?.total ?? 0 };
    },
    async isExpert(userId: number, from: From = db): Promise<boolean> {
      const [row] = await from.select({ id: experts.userId }).from(experts).where(eq(experts.userId, userId));
      return row !== undefined;
    },
    async add(tx: Transaction, userId: number, since: number, record: ExpertRecord): Promise<void> {
      await tx.insert(experts).values({ userId, since, record }).onConflictDoNothing();
    },
    /** Locks an expert's record, for a transaction that recomputes it. */
    async lock(tx: Transaction, userId: number): Promise<void> {
      await tx.select({ id: experts.userId }).from(experts).where(eq(experts.userId, userId)).for('no key update');
    },
    /** Settled plans of an expert with their picks, oldest first. */
    async settled(tx: Transaction, userId: number): Promise<SettledPlan[]> {
      const found = await tx
        .select({
          id: plans.id,
          at: plans.kickoffAt,
          result: plans.result,
          play: planPicks.play,
          odds: planPicks.odds,
          outcome: planPicks.outcome,
        })
        .from(plans)
        .innerJoin(planPicks, eq(planPicks.planId, plans.id))
        .where(and(eq(plans.expertId, userId), eq(plans.state, 'settled')))
        .orderBy(asc(plans.kickoffAt), asc(plans.id), asc(planPicks.play));
      return [...Map.groupBy(found, ({ id }) => id).values()].flatMap((picks) => {
        const [first] = picks;
        if (!first?.result) return [];
        return [
          {
            at: first.at,
            result: first.result,
            picks: picks.flatMap(({ play, odds, outcome }) => (outcome ? [{ play, odds, outcome }] : [])),
          },
        ];
      });
    },
    async keepRecord(tx: Transaction, userId: number, record: ExpertRecord): Promise<void> {
      const { all, recent, streak, roi } = record;
      await tx.update(experts).set({ record, settled: all.settled, hit: recent.rate, streak, roi }).where(eq(experts.userId, userId));
    },
    async lastApplication(userId: number, from: From = db): Promise<ExpertApplicationRow | undefined> {
      const [row] = await from
        .select()
        .from(expertApplications)
        .where(eq(expertApplications.userId, userId))
        .orderBy(desc(expertApplications.id))
        .limit(1);
      return row;
    },
    async appliedSince(tx: Transaction, userId: number, since: number): Promise<number> {
      const [row] = await tx
        .select({ total: count() })
        .from(expertApplications)
        .where(and(eq(expertApplications.userId, userId), gte(expertApplications.submittedAt, since)));
      return row?.total ?? 0;
    },
    async apply(tx: Transaction, values: typeof expertApplications.$inferInsert): Promise<void> {
      await tx.insert(expertApplications).values(values);
    },
    /** Decides a pending application; undefined for any other. */
    async decide(
      tx: Transaction,
      id: number,
      decision: Pick<ExpertApplicationRow, 'reason' | 'decidedAt' | 'decidedBy'> & { state: 'success' | 'failed' },
    ): Promise<ExpertApplicationRow | undefined> {
      const [row] = await tx
        .update(expertApplications)
        .set(decision)
        .where(and(eq(expertApplications.id, id), applied('awaiting')))
        .returning();
      return row;
    },
    /** Applications in a state: pending ones oldest first, decided ones newest first. */
    async applications(of: ExpertApplicationRow['state'], limit: number): Promise<{ list: WholeExpertApplication[]; total: number }> {
      const order = of === 'awaiting' ? asc(expertApplications.id) : desc(expertApplications.decidedAt);
      const [list, [all]] = await Promise.all([
        whole().where(applied(of)).orderBy(order).limit(limit),
        db.select({ total: count() }).from(expertApplications).where(applied(of)),
      ]);
      return { list, total: all?.total ?? 0 };
    },
    async application(id: number): Promise<WholeExpertApplication | undefined> {
      return (await whole().where(eq(expertApplications.id, id)))[0];
    },
    async waiting(): Promise<{ total: number; oldestAt: number | null }> {
      const [row] = await db
        .select({ total: count(), oldestAt: sql<number | null>`min(${expertApplications.submittedAt})` })
        .from(expertApplications)
        .where(applied('awaiting'));
      return row ?? { total: 0, oldestAt: null };
    },
  };
}
export type ExpertsRepository = ReturnType<typeof createExpertsRepository>;
