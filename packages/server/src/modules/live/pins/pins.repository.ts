import type { BarrageRole } from '@pitchside/api/live/barrage';
import { and, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { barrages } from '../barrage/index.ts';
import { roomKicks, roomMutes } from '../room/index.ts';
import { roomPins } from './pins.tables.ts';

/** A pin with the nickname of whose words they are. */
export interface PinRow {
  pin: typeof roomPins.$inferSelect;
  nickname: string;
}

/** A comment that stands in a room. */
export interface StandingComment {
  userId: number;
  text: string;
  role: BarrageRole;
  /** Its author may not speak in the room now. */
  isSilenced: boolean;
}

/** SQL of pinned messages. */
export function createPinsRepository(db: Database) {
  return {
    /** Finds what is pinned in a room at an instant (ms UTC). */
    async find(from: Database | Transaction, roomId: number, now: number): Promise<PinRow | undefined> {
      const [row] = await from
        .select({ pin: roomPins, nickname: users.nickname })
        .from(roomPins)
        .innerJoin(users, eq(users.id, roomPins.userId))
        .where(and(eq(roomPins.roomId, roomId), or(isNull(roomPins.until), gt(roomPins.until, now))));
      return row;
    },
    /** A comment of a room that was not removed. */
    async comment(tx: Transaction, roomId: number, id: number, now: number): Promise<StandingComment | undefined> {
      // In a query of one table Drizzle leaves the names of columns bare, which would mean those of the inner tables.
      const author = sql`${barrages}.user_id`;
      const silenced = sql<boolean>`(exists (select from ${roomKicks} k where k.room_id = ${roomId}::bigint and k.user_id = ${author})
        or exists (select from ${roomMutes} m where m.room_id = ${roomId}::bigint and m.user_id = ${author} and (m.until is null or m.until > ${now}::bigint)))`;
      const [row] = await tx
        .select({ userId: barrages.userId, text: barrages.text, role: barrages.role, isSilenced: silenced })
        .from(barrages)
        .where(and(eq(barrages.id, id), eq(barrages.roomId, roomId), isNull(barrages.removedAt)));
      return row;
    },
    /** Pins something in place of what is pinned. */
    async put(tx: Transaction, row: typeof roomPins.$inferInsert): Promise<void> {
      const { barrageId = null, userId, byId, role, text, at, until = null } = row;
      await tx
        .insert(roomPins)
        .values(row)
        .onConflictDoUpdate({
          target: roomPins.roomId,
          set: { id: sql`excluded.id`, barrageId, userId, byId, role, text, at, until },
        });
    },
    /** Takes away what matches a condition, and returns it. */
    take: (tx: Transaction, where: SQL | undefined): Promise<(typeof roomPins.$inferSelect)[]> =>
      tx.delete(roomPins).where(where).returning(),
    /** Pins whose time is over. */
    async due(now: number, limit: number): Promise<number[]> {
      const rows = await db.select({ id: roomPins.id }).from(roomPins).where(lte(roomPins.until, now)).limit(limit);
      return rows.map(({ id }) => id);
    },
  };
}
