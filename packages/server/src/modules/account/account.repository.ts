import { and, asc, desc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../ports/database/database.ts';
import { sessions, users } from './account.tables.ts';

export type UserRow = typeof users.$inferSelect;

/** Most signed-in browsers a member; the next sign-in ends the oldest. */
export const sessionLimit = 5;

/** Which sessions to end: one, perhaps only if it belongs to a member, or all of a member but one. */
export type EndedSessions = { id: number; userId?: number } | { userId: number; keep?: number | undefined };

async function end(db: Database | Transaction, which: EndedSessions, endedAt: number, endedCode: number): Promise<number[]> {
  const one = 'id' in which ? eq(sessions.id, which.id) : undefined;
  const others = 'keep' in which && which.keep !== undefined ? ne(sessions.id, which.keep) : undefined;
  const owner = which.userId === undefined ? undefined : eq(sessions.userId, which.userId);
  const ended = await db.update(sessions).set({ endedAt, endedCode }).where(and(isNull(sessions.endedAt), one, others, owner)).returning({ id: sessions.id });
  return ended.map((session) => session.id);
}

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
    /** Adds somebody new; undefined when the number has an account already. */
    async register(row: typeof users.$inferInsert): Promise<number | undefined> {
      const [added] = await db.insert(users).values(row).onConflictDoNothing({ target: users.mobile }).returning({ id: users.id });
      return added?.id;
    },
    async memberByInvite(inviteCode: string): Promise<number | undefined> {
      const [row] = await db.select({ id: users.id }).from(users).where(eq(users.inviteCode, inviteCode));
      return row?.id;
    },
    async sessionByTokenHash(tokenHash: string) {
      const [row] = await db.select({ session: sessions, user: users }).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(eq(sessions.tokenHash, tokenHash));
      return row;
    },
    async touchSession(id: number, seenAt: number): Promise<void> {
      await db.update(sessions).set({ seenAt }).where(eq(sessions.id, id));
    },
    /** Ends the live sessions that are meant; gives their ids. */
    async endSessions(which: EndedSessions, endedAt: number, endedCode: number): Promise<number[]> {
      return end(db, which, endedAt, endedCode);
    },
    /** Sets a password and ends every session in one step; gives the ids of the sessions. */
    async replacePassword(userId: number, passwordHash: string, endedAt: number, endedCode: number): Promise<number[]> {
      return db.transaction(async (tx) => {
        await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
        return end(tx, { userId }, endedAt, endedCode);
      });
    },
    /** Sessions that ended after an instant (ms UTC). */
    async endedSince(after: number) {
      return db.select({ id: sessions.id, endedCode: sessions.endedCode }).from(sessions).where(and(isNotNull(sessions.endedAt), gt(sessions.endedAt, after)));
    },
    /** Live sessions of a member, newest first. */
    async liveSessions(userId: number, { createdAfter, seenAfter }: { createdAfter: number; seenAfter: number }) {
      return db.select().from(sessions).where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.createdAt, createdAfter), gt(sessions.seenAt, seenAfter))).orderBy(desc(sessions.id));
    },
    /** Adds a session and ends the oldest beyond the limit; gives the ids that were ended, or undefined when the password is no longer the one that was checked. */
    async addSession(row: typeof sessions.$inferInsert, replacedCode: number, checkedHash?: string): Promise<number[] | undefined> {
      return db.transaction(async (tx) => {
        const [owner] = await tx.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, row.userId)).for('update');
        if (checkedHash !== undefined && owner?.passwordHash !== checkedHash) return undefined;
        const live = await tx.select({ id: sessions.id }).from(sessions).where(and(eq(sessions.userId, row.userId), isNull(sessions.endedAt))).orderBy(asc(sessions.id));
        const ended = live.slice(0, Math.max(0, live.length - sessionLimit + 1)).map((session) => session.id);
        for (const id of ended) await tx.update(sessions).set({ endedAt: row.createdAt, endedCode: replacedCode }).where(eq(sessions.id, id));
        await tx.insert(sessions).values(row);
        return ended;
      });
    },
  };
}
export type AccountRepository = ReturnType<typeof createAccountRepository>;
