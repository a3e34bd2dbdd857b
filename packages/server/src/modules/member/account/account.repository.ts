import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { builtOnce } from '../../../ports/database/builtOnce.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { sessions } from './account.tables.ts';
import { users } from '../member/index.ts';
import { phoneKey } from './phone/phone.ts';

export type UserRow = typeof users.$inferSelect;

/** Maximum sessions per member; the next sign-in ends the oldest. */
export const sessionLimit = 5;

/** Sessions to end: one, optionally only if it belongs to a member; or all of a member except one. */
export type EndedSessions = { id: number; userId?: number } | { userId: number; keep?: number | undefined };

/** Something that a stolen password may have made: dropped in the transaction that replaces it. */
export type Revoke = (tx: Transaction, userId: number) => Promise<unknown>;

/** The session to keep, the hash that the old password was compared with, and whether all other ways in end; default yes. */
export interface ReplacedPassword {
  keep?: number;
  checkedHash?: string;
  endOthers?: boolean;
}

async function end(db: Database | Transaction, which: EndedSessions, endedAt: number, endedCode: number): Promise<number[]> {
  const one = 'id' in which ? eq(sessions.id, which.id) : undefined;
  const others = 'keep' in which && which.keep !== undefined ? ne(sessions.id, which.keep) : undefined;
  const owner = which.userId === undefined ? undefined : eq(sessions.userId, which.userId);
  const ended = await db
    .update(sessions)
    .set({ endedAt, endedCode })
    .where(and(isNull(sessions.endedAt), one, others, owner))
    .returning({ id: sessions.id });
  return ended.map((session) => session.id);
}

/** SQL of members and sessions. */
export function createAccountRepository(db: Database) {
  const byTokenHash = builtOnce(() =>
    db
      .select({ session: sessions, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.tokenHash, sql.placeholder('tokenHash'))),
  );
  return {
    /** Member with a phone number in any spelling. An account stored under exactly the typed spelling comes first. */
    async userByMobile(typed: string): Promise<UserRow | undefined> {
      const [row] = await db
        .select()
        .from(users)
        .where(inArray(users.mobile, [typed, phoneKey(typed)]))
        .orderBy(desc(eq(users.mobile, typed)))
        .limit(1);
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
    /** Adds a member with a normalized phone number; undefined if the number already has an account. */
    async register(row: typeof users.$inferInsert): Promise<number | undefined> {
      const [added] = await db.insert(users).values(row).onConflictDoNothing({ target: users.mobile }).returning({ id: users.id });
      return added?.id;
    },
    async memberByInvite(inviteCode: string): Promise<number | undefined> {
      const [row] = await db.select({ id: users.id }).from(users).where(eq(users.inviteCode, inviteCode));
      return row?.id;
    },
    async sessionByTokenHash(tokenHash: string) {
      const [row] = await byTokenHash().execute({ tokenHash });
      return row;
    },
    async ownsSession(id: number, userId: number): Promise<boolean> {
      const [row] = await db.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.id, id));
      return row?.userId === userId;
    },
    async touchSession(id: number, seenAt: number): Promise<void> {
      await db.update(sessions).set({ seenAt }).where(eq(sessions.id, id));
    },
    /** Ends the matching live sessions and returns their ids. */
    async endSessions(which: EndedSessions, endedAt: number, endedCode: number): Promise<number[]> {
      return end(db, which, endedAt, endedCode);
    },
    /**
     * Sets a password, revokes what the old one may have made, and ends all sessions except an optional one. Returns the ended session ids;
     * undefined if the password changed after the check.
     */
    async replacePassword(
      userId: number,
      passwordHash: string,
      endedAt: number,
      endedCode: number,
      revokes: readonly Revoke[],
      { keep, checkedHash, endOthers = true }: ReplacedPassword = {},
    ): Promise<number[] | undefined> {
      return db.transaction(async (tx) => {
        const set = await tx
          .update(users)
          .set({ passwordHash })
          .where(and(eq(users.id, userId), checkedHash === undefined ? undefined : eq(users.passwordHash, checkedHash)))
          .returning({ id: users.id });
        if (set.length === 0) return undefined;
        if (!endOthers) return [];
        for (const revoke of revokes) await revoke(tx, userId);
        return end(tx, { userId, keep }, endedAt, endedCode);
      });
    },
    /** Those of some sessions that have ended. */
    async endedAmong(ids: readonly number[]) {
      return db
        .select({ id: sessions.id, endedCode: sessions.endedCode })
        .from(sessions)
        .where(and(sql`${sessions.id} = any(${sql.param([...ids])}::bigint[])`, isNotNull(sessions.endedAt)));
    },
    /** Live sessions of a member, newest first. */
    async liveSessions(userId: number, { createdAfter, seenAfter }: { createdAfter: number; seenAfter: number }) {
      return db
        .select()
        .from(sessions)
        .where(
          and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.createdAt, createdAfter), gt(sessions.seenAt, seenAfter)),
        )
        .orderBy(desc(sessions.id));
    },
    /**
     * Adds a session and ends the oldest beyond the limit. Returns the ended ids and the devices of all earlier sessions; undefined if the
     * password changed after the check.
     */
    async addSession(
      tx: Transaction,
      row: typeof sessions.$inferInsert,
      replacedCode: number,
      checkedHash?: string,
    ): Promise<{ ended: number[]; devices: string[] } | undefined> {
      const [owner] = await tx
        .select({ passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.id, row.userId))
        .for('no key update');
      if (checkedHash !== undefined && owner?.passwordHash !== checkedHash) return undefined;
      const known = await tx
        .select({ id: sessions.id, device: sessions.device, endedAt: sessions.endedAt })
        .from(sessions)
        .where(eq(sessions.userId, row.userId))
        .orderBy(asc(sessions.id));
      const live = known.filter(({ endedAt }) => endedAt === null);
      const ended = live.slice(0, Math.max(0, live.length - sessionLimit + 1)).map((session) => session.id);
      for (const id of ended) await tx.update(sessions).set({ endedAt: row.createdAt, endedCode: replacedCode }).where(eq(sessions.id, id));
      await tx.insert(sessions).values(row);
      return { ended, devices: [...new Set(known.map(({ device }) => device))] };
    },
  };
}
export type AccountRepository = ReturnType<typeof createAccountRepository>;
