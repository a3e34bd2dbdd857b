import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { ServerDay } from '../../../platform/serverDay.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../member/index.ts';
import { signIns, taskClaims, taskProgress } from './activities.tables.ts';

export type SignInRow = typeof signIns.$inferSelect;

/** SQL of sign-ins and tasks. */
export function createActivitiesRepository(db: Database) {
  return {
    async latestSign(userId: number, from: Database | Transaction = db): Promise<SignInRow | undefined> {
      const [row] = await from.select().from(signIns).where(eq(signIns.userId, userId)).orderBy(desc(signIns.day)).limit(1);
      return row;
    },
    async addSign(tx: Transaction, row: SignInRow): Promise<void> {
      await tx.insert(signIns).values(row);
    },
    /** Sign-ins in a range of days, the end exclusive, in order. */
    async signs(userId: number, from: ServerDay, before: ServerDay): Promise<SignInRow[]> {
      return db
        .select()
        .from(signIns)
        .where(and(eq(signIns.userId, userId), gte(signIns.day, from), lt(signIns.day, before)))
        .orderBy(signIns.day);
    },
    async longestStreak(userId: number): Promise<number> {
      const [row] = await db
        .select({ longest: sql<number>`coalesce(max(${signIns.streak}), 0)`.mapWith(Number) })
        .from(signIns)
        .where(eq(signIns.userId, userId));
      return row?.longest ?? 0;
    },
    async joinedAt(userId: number): Promise<number> {
      const [row] = await db.select({ at: users.createdAt }).from(users).where(eq(users.id, userId));
      return row?.at ?? 0;
    },
    async progress(userId: number, periods: readonly string[], from: Database | Transaction = db): Promise<Map<string, number>> {
      const rows = await from
        .select({ period: taskProgress.period, task: taskProgress.task, amount: taskProgress.amount })
        .from(taskProgress)
        .where(and(eq(taskProgress.userId, userId), inArray(taskProgress.period, [...periods])));
      return new Map(rows.map(({ period, task, amount }) => [`${period} ${task}`, amount]));
    },
    async claims(userId: number, periods: readonly string[]): Promise<Map<string, { reward: number; at: number }>> {
      const rows = await db
        .select()
        .from(taskClaims)
        .where(and(eq(taskClaims.userId, userId), inArray(taskClaims.period, [...periods])));
      return new Map(rows.map(({ period, task, reward, at }) => [`${period} ${task}`, { reward, at }]));
    },
    /** Marks tasks as notified that were completed since an instant in these periods; returns those without a claimed reward. */
    async finish(tx: Transaction, targets: readonly { task: string; target: number }[], periods: readonly string[], since: number) {
      const done = targets.map(({ task, target }) => and(eq(taskProgress.task, task), gte(taskProgress.amount, target)));
      const rows = await tx
        .update(taskProgress)
        .set({ isNotified: true })
        .where(
          and(gte(taskProgress.at, since), eq(taskProgress.isNotified, false), inArray(taskProgress.period, [...periods]), or(...done)),
        )
        .returning({ userId: taskProgress.userId, period: taskProgress.period, task: taskProgress.task });
      if (rows.length === 0) return [];
      const claimed = await tx
        .select({ userId: taskClaims.userId, period: taskClaims.period, task: taskClaims.task })
        .from(taskClaims)
        .where(and(inArray(taskClaims.userId, [...new Set(rows.map(({ userId }) => userId))]), inArray(taskClaims.period, [...periods])));
      const keys = new Set(claimed.map(({ userId, period, task }) => `${userId} ${period} ${task}`));
      return rows.filter(({ userId, period, task }) => !keys.has(`${userId} ${period} ${task}`));
    },
    /** Stores a claim; false when it was claimed already, also concurrently. */
    async addClaim(tx: Transaction, row: typeof taskClaims.$inferInsert): Promise<boolean> {
      const written = await tx.insert(taskClaims).values(row).onConflictDoNothing().returning({ task: taskClaims.task });
      return written.length > 0;
    },
  };
}
export type ActivitiesRepository = ReturnType<typeof createActivitiesRepository>;
