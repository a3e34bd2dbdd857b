import { freeBarrages, nobleRanks, type NobleRank } from '@pitchside/api/money/noble';
import { and, asc, desc, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { roomKicks, rooms } from '../../live/room/index.ts';
import { freeBarrageUses, noblePlans, nobles, nobleTerms } from './noble.tables.ts';
import type { Term } from './quote.ts';

type From = Database | Transaction;
export type NobleRow = typeof nobles.$inferSelect;
export type PlanRow = typeof noblePlans.$inferSelect;

/** SQL of noble ranks. */
export function createNobleRepository(db: Database) {
  return {
    fillPlans: (plans: readonly PlanRow[]) =>
      db
        .insert(noblePlans)
        .values([...plans])
        .onConflictDoNothing(),
    async plans(): Promise<PlanRow[]> {
      const rows = await db.select().from(noblePlans);
      return rows.sort((one, other) => nobleRanks.indexOf(one.rank) - nobleRanks.indexOf(other.rank));
    },
    async plan(rank: NobleRank, from: From): Promise<PlanRow | undefined> {
      const [row] = await from.select().from(noblePlans).where(eq(noblePlans.rank, rank));
      return row;
    },
    async noble(memberId: number, from: From = db): Promise<NobleRow | undefined> {
      const [row] = await from.select().from(nobles).where(eq(nobles.memberId, memberId));
      return row;
    },
    /** Locks a member's row until the transaction ends; creates it if missing. */
    async lock(tx: Transaction, memberId: number): Promise<NobleRow> {
      await tx.insert(nobles).values({ memberId }).onConflictDoNothing();
      const [row] = await tx.select().from(nobles).where(eq(nobles.memberId, memberId)).for('no key update');
      if (!row) throw new Error('a noble was neither inserted nor found');
      return row;
    },
    async change(tx: Transaction, memberId: number, values: Partial<NobleRow>): Promise<NobleRow> {
      const [row] = await tx.update(nobles).set(values).where(eq(nobles.memberId, memberId)).returning();
      if (!row) throw new Error('a noble is gone');
      return row;
    },
    /** Running and future terms. */
    terms: (memberId: number, now: number, from: From = db): Promise<Term[]> =>
      from
        .select({ startsAt: nobleTerms.startsAt, endsAt: nobleTerms.endsAt, worth: nobleTerms.worth })
        .from(nobleTerms)
        .where(and(eq(nobleTerms.memberId, memberId), gt(nobleTerms.endsAt, now), isNull(nobleTerms.closedAt)))
        .orderBy(asc(nobleTerms.startsAt)),
    closeTerms: (tx: Transaction, memberId: number, now: number) =>
      tx
        .update(nobleTerms)
        .set({ closedAt: now })
        .where(and(eq(nobleTerms.memberId, memberId), gt(nobleTerms.endsAt, now), isNull(nobleTerms.closedAt))),
    addTerm: (tx: Transaction, memberId: number, rank: NobleRank, term: Term) => tx.insert(nobleTerms).values({ memberId, rank, ...term }),
    async used(memberId: number, month: string, from: From = db): Promise<number> {
      const [row] = await from
        .select({ used: freeBarrageUses.used })
        .from(freeBarrageUses)
        .where(and(eq(freeBarrageUses.memberId, memberId), eq(freeBarrageUses.month, month)));
      return row?.used ?? 0;
    },
    /** Uses one of a month's free comments; false when none is left. */
    async use(tx: Transaction, memberId: number, month: string): Promise<boolean> {
      const rows = await tx
        .insert(freeBarrageUses)
        .values({ memberId, month, used: 1 })
        .onConflictDoUpdate({
          target: [freeBarrageUses.memberId, freeBarrageUses.month],
          set: { used: sql`${freeBarrageUses.used} + 1` },
          setWhere: lt(freeBarrageUses.used, freeBarrages),
        })
        .returning({ used: freeBarrageUses.used });
      return rows.length > 0;
    },
    /** Owner of a room, and whether a member was removed from it. */
    async room(roomId: number, memberId: number, from: From) {
      const [row] = await from
        .select({ ownerId: rooms.ownerId, kickedAt: roomKicks.at })
        .from(rooms)
        .leftJoin(roomKicks, and(eq(roomKicks.roomId, rooms.id), eq(roomKicks.userId, memberId)))
        .where(eq(rooms.id, roomId));
      return row;
    },
    /** Members whose rank has ended and who are not notified yet. */
    ended: (now: number, limit: number) =>
      db
        .select({ memberId: nobles.memberId })
        .from(nobles)
        .where(and(gt(nobles.until, 0), lte(nobles.until, now), ne(nobles.notifiedUntil, nobles.until)))
        .orderBy(desc(nobles.until))
        .limit(limit),
    /** Members whose rank ends before an instant without automatic renewal, and who are not notified yet. */
    endingSoon: (now: number, before: number, limit: number) =>
      db
        .select({ memberId: nobles.memberId })
        .from(nobles)
        .where(and(gt(nobles.until, now), lte(nobles.until, before), eq(nobles.autoRenew, false), ne(nobles.soonUntil, nobles.until)))
        .orderBy(asc(nobles.until))
        .limit(limit),
    /**
     * Members with automatic renewal whose rank ends before an instant. Those whose balance was too low come last, so that they do not hold
     * up others.
     */
    renewable: (now: number, before: number, limit: number) =>
      db
        .select({ memberId: nobles.memberId })
        .from(nobles)
        .where(and(eq(nobles.autoRenew, true), gt(nobles.until, now), lte(nobles.until, before)))
        .orderBy(sql`${nobles.shortUntil} = ${nobles.until}`, asc(nobles.until))
        .limit(limit),
  };
}
