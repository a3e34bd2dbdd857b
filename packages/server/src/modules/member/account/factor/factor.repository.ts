import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import { sessions } from '../account.tables.ts';
import { recoveryCodes, secondFactors, signInTickets } from './factor.tables.ts';

/** SQL of second factors. */
export function createFactorRepository(db: Database) {
  return {
    async of(memberId: number) {
      const [row] = await db.select().from(secondFactors).where(eq(secondFactors.memberId, memberId));
      return row;
    },
    async recoveryLeft(memberId: number): Promise<number> {
      const [row] = await db
        .select({ left: count() })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt)));
      return row?.left ?? 0;
    },
    /** Stores a secret that is not on yet; false where one is on. */
    async begin(row: { memberId: number; sealed: string; createdAt: number }): Promise<boolean> {
      const { sealed, createdAt } = row;
      const stored = await db
        .insert(secondFactors)
        .values(row)
        .onConflictDoUpdate({
          target: secondFactors.memberId,
          set: { sealed, createdAt, lastStep: 0 },
          setWhere: isNull(secondFactors.onSince),
        })
        .returning({ memberId: secondFactors.memberId });
      return stored.length > 0;
    },
    /** Turns a secret on by the step of its first code; false for one that was replaced meanwhile, or is on. */
    async turnOn(tx: Transaction, { memberId, sealed }: { memberId: number; sealed: string }, step: number, now: number): Promise<boolean> {
      const set = await tx
        .update(secondFactors)
        .set({ onSince: now, lastStep: step })
        .where(and(eq(secondFactors.memberId, memberId), eq(secondFactors.sealed, sealed), isNull(secondFactors.onSince)))
        .returning({ memberId: secondFactors.memberId });
      return set.length > 0;
    },
    /** Uses up all codes until a step; false where that step was used. */
    async takeStep(memberId: number, step: number): Promise<boolean> {
      const taken = await db
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(eq(secondFactors.memberId, memberId), isNotNull(secondFactors.onSince), lt(secondFactors.lastStep, step)))
        .returning({ memberId: secondFactors.memberId });
      return taken.length > 0;
    },
    async takeRecovery(tx: Transaction, memberId: number, codeHash: string, now: number): Promise<boolean> {
      const taken = await tx
        .update(recoveryCodes)
        .set({ usedAt: now })
        .where(and(eq(recoveryCodes.memberId, memberId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
        .returning({ id: recoveryCodes.id });
      return taken.length > 0;
    },
    async replaceRecovery(tx: Transaction, memberId: number, hashes: readonly string[]): Promise<void> {
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
      if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ memberId, codeHash })));
    },
    /** Removes the factor of a member with its recovery codes and tickets; false where none was on. */
    async remove(tx: Transaction, memberId: number): Promise<boolean> {
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
      await tx.delete(signInTickets).where(eq(signInTickets.memberId, memberId));
      const gone = await tx.delete(secondFactors).where(eq(secondFactors.memberId, memberId)).returning({ onSince: secondFactors.onSince });
      return gone.some(({ onSince }) => onSince !== null);
    },
    async addTicket(row: typeof signInTickets.$inferInsert): Promise<void> {
      await db.insert(signInTickets).values(row);
    },
    /** Counts a try of a ticket, before the comparison; undefined when it has none left. */
    async tryTicket(ticketHash: string, most: number, now: number) {
      const [row] = await db
        .update(signInTickets)
        .set({ tries: sql`${signInTickets.tries} + 1` })
        .where(and(eq(signInTickets.ticketHash, ticketHash), gt(signInTickets.expiresAt, now), lt(signInTickets.tries, most)))
        .returning();
      return row;
    },
    /** Ends a ticket; false when it was used meanwhile. */
    async takeTicket(ticketHash: string): Promise<boolean> {
      const gone = await db
        .delete(signInTickets)
        .where(eq(signInTickets.ticketHash, ticketHash))
        .returning({ memberId: signInTickets.memberId });
      return gone.length > 0;
    },
    async prove(sessionId: number, at: number): Promise<void> {
      await db.update(sessions).set({ provenAt: at }).where(eq(sessions.id, sessionId));
    },
    /** Whether a member has a factor that a session has not proven since an instant. */
    async isUnproven(memberId: number, sessionId: number, since: number): Promise<boolean> {
      const [row] = await db
        .select({ provenAt: sessions.provenAt })
        .from(secondFactors)
        .leftJoin(sessions, eq(sessions.id, sessionId))
        .where(and(eq(secondFactors.memberId, memberId), isNotNull(secondFactors.onSince)));
      return row !== undefined && (row.provenAt ?? 0) < since;
    },
  };
}
