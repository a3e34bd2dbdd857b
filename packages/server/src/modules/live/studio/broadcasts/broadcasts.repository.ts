import type { Playback } from '@pitchside/api/live/studio';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import { barrages } from '../../barrage/index.ts';
import { ledgerEntries } from '../../../money/ledger/index.ts';
import type { rooms } from '../../room/index.ts';
import { broadcasts } from '../studio.tables.ts';

export type BroadcastRow = typeof broadcasts.$inferSelect;
type Room = typeof rooms.$inferSelect;

/** Maximum ledger entries that have an id but may not be committed yet. */
const entriesUnderWay = 1_000;

/** Fields copied from a room. */
const copied = ({ title, category, matchId }: Pick<Room, 'title' | 'category' | 'matchId'>) => ({ title, category, matchId });

/** SQL of broadcasts. */
export function createBroadcastsRepository(db: Database) {
  const ran = (roomId: number, from: number, to: number) =>
    and(eq(broadcasts.roomId, roomId), gte(broadcasts.startedAt, from), lt(broadcasts.startedAt, to));
  /** Condition for visible replays: over, recorded, and not hidden by the anchor. */
  const isShown = and(eq(broadcasts.isListed, true), isNotNull(broadcasts.playback), isNotNull(broadcasts.endedAt));
  /** Visible replays of a room or of a match. */
  const shown = (of: { roomId: number } | { matchId: string }) =>
    and('roomId' in of ? eq(broadcasts.roomId, of.roomId) : eq(broadcasts.matchId, of.matchId), isShown);

  return {
    /** Current broadcast of a room, live or waiting for its stream. */
    async running(roomId: number, from: Database | Transaction = db): Promise<BroadcastRow | undefined> {
      const [row] = await from
        .select()
        .from(broadcasts)
        .where(and(eq(broadcasts.roomId, roomId), isNull(broadcasts.endedAt)));
      return row;
    },
    /** Opens a broadcast if none is running; the caller has locked the room's row. */
    async open(tx: Transaction, room: Room, at: number): Promise<void> {
      await tx
        .insert(broadcasts)
        .values({ roomId: room.id, ...copied(room), openedAt: at })
        .onConflictDoNothing();
    },
    /** Marks the start of the stream; creates the broadcast if none was opened. */
    async begin(tx: Transaction, room: Room, at: number): Promise<void> {
      const { rows } = await tx.execute<{ comment: number; entry: number }>(sql`
        select coalesce((select max(id) from ${barrages} where room_id = ${room.id}), 0) as comment, coalesce((select max(id) from ${ledgerEntries}), 0) as entry`);
      const [newest] = rows;
      const begun = {
        ...copied(room),
        startedAt: at,
        firstComment: newest?.comment ?? 0,
        firstEntry: Math.max(0, (newest?.entry ?? 0) - entriesUnderWay),
      };
      await this.open(tx, room, at);
      await tx
        .update(broadcasts)
        .set(begun)
        .where(and(eq(broadcasts.roomId, room.id), isNull(broadcasts.endedAt), isNull(broadcasts.startedAt)));
    },
    /** Updates a broadcast that is on air. */
    async rename(tx: Transaction, roomId: number, change: Partial<Pick<Room, 'title' | 'category' | 'matchId'>>): Promise<void> {
      if (Object.keys(change).length > 0)
        await tx
          .update(broadcasts)
          .set(change)
          .where(and(eq(broadcasts.roomId, roomId), isNull(broadcasts.endedAt)));
    },
    /** Marks the end of the stream; a broadcast that still waits for a stream stays open. */
    async end(tx: Transaction, roomId: number, at: number): Promise<void> {
      await tx
        .update(broadcasts)
        .set({ endedAt: at })
        .where(and(eq(broadcasts.roomId, roomId), isNull(broadcasts.endedAt), isNotNull(broadcasts.startedAt)));
    },
    /** Deletes a broadcast that never had a stream. */
    async withdraw(roomId: number): Promise<void> {
      await db.delete(broadcasts).where(and(eq(broadcasts.roomId, roomId), isNull(broadcasts.endedAt), isNull(broadcasts.startedAt)));
    },
    async byId(id: number): Promise<BroadcastRow | undefined> {
      const [row] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
      return row;
    },
    async page(roomId: number, from: number, to: number, page: number, limit: number): Promise<{ rows: BroadcastRow[]; total: number }> {
      const rows = await db
        .select()
        .from(broadcasts)
        .where(ran(roomId, from, to))
        .orderBy(desc(broadcasts.startedAt), desc(broadcasts.id))
        .limit(limit)
        .offset((page - 1) * limit);
      const [all] = await db
        .select({ total: count() })
        .from(broadcasts)
        .where(ran(roomId, from, to));
      return { rows, total: all?.total ?? 0 };
    },
    /** Totals of broadcasts in a time span; for those without final figures only length and people. */
    async sums(roomId: number, from: number, to: number, now: number) {
      const [row] = await db
        .select({
          seconds: sql<number>`coalesce(sum((coalesce(${broadcasts.endedAt}, ${now}::bigint) - ${broadcasts.startedAt}) / 1000), 0)::bigint`,
          peak: sql<number>`coalesce(max(${broadcasts.peak}), 0)`,
          messages: sql<number>`coalesce(sum(${broadcasts.messages}), 0)::bigint`,
          income: sql<number>`coalesce(sum(${broadcasts.income}), 0)::bigint`,
        })
        .from(broadcasts)
        .where(ran(roomId, from, to));
      return row ?? { seconds: 0, peak: 0, messages: 0, income: 0 };
    },
    async unsettled(roomId: number, from: number, to: number): Promise<BroadcastRow[]> {
      return db
        .select()
        .from(broadcasts)
        .where(and(ran(roomId, from, to), eq(broadcasts.isSettled, false)));
    },
    /** Broadcasts of all rooms that ended before an instant and have no final figures. */
    async ended(before: number, limit: number): Promise<BroadcastRow[]> {
      return db
        .select()
        .from(broadcasts)
        .where(and(eq(broadcasts.isSettled, false), lt(broadcasts.endedAt, before)))
        .limit(limit);
    },
    async settle(id: number, sums: Pick<BroadcastRow, 'messages' | 'income'>): Promise<void> {
      await db
        .update(broadcasts)
        .set({ ...sums, isSettled: true })
        .where(eq(broadcasts.id, id));
    },
    /** Broadcasts that have begun and were not announced yet. */
    async unnotified(limit: number): Promise<BroadcastRow[]> {
      return db
        .select()
        .from(broadcasts)
        .where(and(isNull(broadcasts.notifiedAt), isNotNull(broadcasts.startedAt)))
        .orderBy(broadcasts.startedAt)
        .limit(limit);
    },
    async markNotified(id: number, at: number): Promise<void> {
      await db.update(broadcasts).set({ notifiedAt: at }).where(eq(broadcasts.id, id));
    },
    /** Replays of a room, newest first, or of a match, the most watched first. */
    async playbacks(of: Parameters<typeof shown>[0], page: number, limit: number): Promise<{ rows: BroadcastRow[]; total: number }> {
      const rows = await db
        .select()
        .from(broadcasts)
        .where(shown(of))
        .orderBy(...('matchId' in of ? [desc(broadcasts.peak)] : []), desc(broadcasts.startedAt), desc(broadcasts.id))
        .limit(limit)
        .offset((page - 1) * limit);
      const [all] = await db.select({ total: count() }).from(broadcasts).where(shown(of));
      return { rows, total: all?.total ?? 0 };
    },
    /** A replay by id. */
    async playback(id: number): Promise<BroadcastRow | undefined> {
      const [row] = await db
        .select()
        .from(broadcasts)
        .where(and(eq(broadcasts.id, id), isShown));
      return row;
    },
    /** False if one of them is not of this room: then none is changed. */
    async list(roomId: number, ids: readonly number[], isListed: boolean): Promise<boolean> {
      return db.transaction(async (tx) => {
        const own = and(eq(broadcasts.roomId, roomId), inArray(broadcasts.id, [...ids]));
        const found = await tx.select({ id: broadcasts.id }).from(broadcasts).where(own).for('update');
        if (found.length < ids.length) return false;
        await tx.update(broadcasts).set({ isListed }).where(own);
        return true;
      });
    },
    /** Stores the recording; false for an unknown broadcast. */
    async recorded(id: number, playback: Playback): Promise<boolean> {
      return (await db.update(broadcasts).set({ playback }).where(eq(broadcasts.id, id)).returning({ id: broadcasts.id })).length === 1;
    },
  };
}
export type BroadcastsRepository = ReturnType<typeof createBroadcastsRepository>;
