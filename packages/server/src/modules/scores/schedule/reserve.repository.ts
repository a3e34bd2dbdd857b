import { and, asc, count, desc, eq, gte, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { statusesOf, matches } from '../sport/index.ts';
import { reservations } from './schedule.tables.ts';

export type ReservationRow = typeof reservations.$inferSelect;

const over = ['finished', 'abandoned', 'cancelled'] as const;

/** Maximum age of a match for reminders, ms; later they would be misleading. */
const reminderAge = 20 * 60_000;
/** Number of reminders per transaction. */
const someReminders = 500;

/** SQL of reservations. */
export function createReserveRepository(db: Database) {
  const ofMember = (userId: number, state: 'coming' | 'over') =>
    and(eq(reservations.userId, userId), (state === 'over' ? inArray : notInArray)(matches.status, [...over]));
  return {
    async of(userId: number, matchId: string, tx: Transaction): Promise<ReservationRow | undefined> {
      const [row] = await tx
        .select()
        .from(reservations)
        .where(and(eq(reservations.userId, userId), eq(reservations.matchId, matchId)));
      return row;
    },
    /** False for another's; a missing one may be a repeated cancellation, which the service knows. */
    async owns(id: number, userId: number): Promise<boolean> {
      const [row] = await db.select({ userId: reservations.userId }).from(reservations).where(eq(reservations.id, id));
      return row === undefined || row.userId === userId;
    },
    async match(matchId: string, tx: Transaction) {
      const [row] = await tx
        .select({ status: matches.status, kickoffAt: matches.kickoffAt })
        .from(matches)
        .where(eq(matches.id, matchId))
        .for('share');
      return row;
    },
    async insert(tx: Transaction, row: Omit<typeof reservations.$inferInsert, 'id'>): Promise<ReservationRow> {
      const [added] = await tx.insert(reservations).values(row).returning();
      if (!added) throw new Error('a reservation was not written');
      return added;
    },
    async setRemind(tx: Transaction, id: number, remind: boolean): Promise<void> {
      await tx.update(reservations).set({ remind }).where(eq(reservations.id, id));
    },
    /** Deletes a member's reservation; undefined when there is none with that id. */
    async remove(tx: Transaction, id: number, userId: number): Promise<ReservationRow | undefined> {
      const [gone] = await tx
        .delete(reservations)
        .where(and(eq(reservations.id, id), eq(reservations.userId, userId)))
        .returning();
      return gone;
    },
    async countOf(matchId: string, tx: Transaction): Promise<number> {
      const [row] = await tx.select({ total: count() }).from(reservations).where(eq(reservations.matchId, matchId));
      return row?.total ?? 0;
    },
    async total(userId: number, state: 'coming' | 'over', from: Database | Transaction = db): Promise<number> {
      const [row] = await from
        .select({ total: count() })
        .from(reservations)
        .innerJoin(matches, eq(matches.id, reservations.matchId))
        .where(ofMember(userId, state));
      return row?.total ?? 0;
    },
    async page(userId: number, state: 'coming' | 'over', page: number, limit: number): Promise<ReservationRow[]> {
      const order = state === 'over' ? desc(matches.kickoffAt) : asc(matches.kickoffAt);
      const rows = await db
        .select({ row: reservations })
        .from(reservations)
        .innerJoin(matches, eq(matches.id, reservations.matchId))
        .where(ofMember(userId, state))
        .orderBy(order, asc(reservations.id))
        .limit(limit)
        .offset((page - 1) * limit);
      return rows.map(({ row }) => row);
    },
    /** Marks and returns due reminders of running matches. Nodes share the work; nobody is notified twice. */
    async takeDue(tx: Transaction, now: number): Promise<ReservationRow[]> {
      const due = await tx
        .select({ id: reservations.id })
        .from(reservations)
        .innerJoin(matches, eq(matches.id, reservations.matchId))
        .where(
          and(
            eq(reservations.remind, true),
            isNull(reservations.remindedAt),
            inArray(matches.status, statusesOf('playing')),
            gte(matches.kickoffAt, now - reminderAge),
          ),
        )
        .orderBy(asc(reservations.id))
        .limit(someReminders)
        .for('update', { of: reservations, skipLocked: true });
      if (due.length === 0) return [];
      return tx
        .update(reservations)
        .set({ remindedAt: now })
        .where(
          inArray(
            reservations.id,
            due.map(({ id }) => id),
          ),
        )
        .returning();
    },
  };
}
export type ReserveRepository = ReturnType<typeof createReserveRepository>;
