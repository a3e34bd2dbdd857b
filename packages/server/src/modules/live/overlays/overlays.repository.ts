import type { OverlaySettings } from '@pitchside/api/live/overlays';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { hour } from '../../../platform/retention.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { matches } from '../../scores/sport/index.ts';
import { rooms } from '../room/index.ts';
import { roomOverlays } from './overlays.tables.ts';

export type OverlaysRow = typeof roomOverlays.$inferSelect;

/** SQL of overlays. */
export function createOverlaysRepository(db: Database) {
  /** Writes to the row of a room, which the first change makes. */
  async function write(tx: Transaction, roomId: number, change: Partial<OverlaysRow>): Promise<OverlaysRow> {
    const [row] = await tx
      .insert(roomOverlays)
      .values({ roomId, ...change })
      .onConflictDoUpdate({ target: roomOverlays.roomId, set: { ...change, roomId } })
      .returning();
    if (!row) throw new Error('the overlays of a room were not written');
    return row;
  }
  return {
    async find(roomId: number): Promise<OverlaysRow | undefined> {
      const [row] = await db.select().from(roomOverlays).where(eq(roomOverlays.roomId, roomId));
      return row;
    },
    /** Locks the overlays of a room. */
    async hold(tx: Transaction, roomId: number): Promise<OverlaysRow | undefined> {
      await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, roomId)).for('no key update');
      const [row] = await tx.select().from(roomOverlays).where(eq(roomOverlays.roomId, roomId));
      return row;
    },
    save: (tx: Transaction, roomId: number, settings: OverlaySettings) => write(tx, roomId, { settings }),
    renew: (tx: Transaction, roomId: number, version: number) => write(tx, roomId, { version, isOn: true, readAt: null }),
    /** Ends the path; its number stays, so that no later one is the same. */
    revoke: (tx: Transaction, roomId: number) => write(tx, roomId, { isOn: false, readAt: null }),
    /** Numbers of the paths of rooms that have one. */
    async versions(roomIds: readonly number[]): Promise<Map<number, number>> {
      const rows = await db
        .select({ roomId: roomOverlays.roomId, version: roomOverlays.version })
        .from(roomOverlays)
        .where(and(inArray(roomOverlays.roomId, [...new Set(roomIds)]), eq(roomOverlays.isOn, true)));
      return new Map(rows.map(({ roomId, version }) => [roomId, version]));
    },
    /** The match of a room. */
    async matchOf(roomId: number) {
      const [row] = await db
        .select({ id: matches.id, sport: matches.sport })
        .from(rooms)
        .innerJoin(matches, eq(matches.id, rooms.matchId))
        .where(eq(rooms.id, roomId));
      return row;
    },
    /** Notes that a program opened the path, to the hour: programs come often. */
    async noteRead(roomId: number, at: number): Promise<void> {
      await db
        .update(roomOverlays)
        .set({ readAt: sql`${at}::bigint` })
        .where(and(eq(roomOverlays.roomId, roomId), or(isNull(roomOverlays.readAt), lt(roomOverlays.readAt, at - hour))));
    },
  };
}
export type OverlaysRepository = ReturnType<typeof createOverlaysRepository>;
