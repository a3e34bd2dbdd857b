import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../ports/database/database.ts';
import { sessions, users } from './account.tables.ts';

export type UserRow = typeof users.$inferSelect;

/** Most signed-in browsers a member; the next sign-in ends the oldest. */
export const sessionLimit = 5;

/** SQL of people and their sessions. */
export function createAccountRepository(db: Database) {
  return {
    async userByMobile(mobile: string): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.mobile, mobile));
      return row;
    },
    async userById(id: number): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return row;
    },
    async insertUser(row: typeof users.$inferInsert): Promise<number> {
      await db.insert(users).values(row).onConflictDoNothing({ target: users.mobile });
      const [known] = await db.select({ id: users.id }).from(users).where(eq(users.mobile, row.mobile));
      if (!known) throw new Error('a member was neither inserted nor found');
      return known.id;
    },
    async sessionByTokenHash(tokenHash: string) {
      const [row] = await db.select({ session: sessions, user: users }).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(eq(sessions.tokenHash, tokenHash));
      return row;
    },
    async touchSession(id: number, seenAt: number): Promise<void> {
      await db.update(sessions).set({ seenAt }).where(eq(sessions.id, id));
    },
    async endSession(id: number, endedAt: number, endedCode: number): Promise<void> {
      await db.update(sessions).set({ endedAt, endedCode }).where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
    },
    /** Adds a session and ends the oldest beyond the limit; gives the ids that were ended. */
    async addSession(row: typeof sessions.$inferInsert, replacedCode: number): Promise<{ id: number; ended: number[] }> {
      return db.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('update');
        const live = await tx.select({ id: sessions.id }).from(sessions).where(and(eq(sessions.userId, row.userId), isNull(sessions.endedAt))).orderBy(asc(sessions.id));
        const ended = live.slice(0, Math.max(0, live.length - sessionLimit + 1)).map((session) => session.id);
        for (const id of ended) await tx.update(sessions).set({ endedAt: row.createdAt, endedCode: replacedCode }).where(eq(sessions.id, id));
        const [added] = await tx.insert(sessions).values(row).returning({ id: sessions.id });
        if (!added) throw new Error('a session was not inserted');
        return { id: added.id, ended };
      });
    },
  };
}
