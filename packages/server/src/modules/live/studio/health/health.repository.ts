import type { StreamPoint, StreamReading } from '@pitchside/api/live/studio';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import { users } from '../../../member/member/index.ts';
import { rooms } from '../../room/index.ts';
import { streamHealth } from './health.tables.ts';

/** Measurement of a room's stream. */
export interface Measured {
  roomId: number;
  reading: StreamReading;
  trail: readonly StreamPoint[];
}

/** Attempts of other publishers with the right key. */
export interface Tries {
  tries: number;
  triedAt: number | null;
}

/** SQL of stream health. */
export function createHealthRepository(db: Database) {
  return {
    /** Stores measurements of many rooms at once. Returns the stored rooms, with attempts of others during these streams. */
    async keep(tx: Transaction, measured: readonly Measured[]): Promise<Map<number, Tries>> {
      const given = JSON.stringify(measured);
      // Attempts before the stream began belong to another stream.
      const isOfThis = sql`t.tried_at >= (excluded.reading->>'since')::bigint`;
      // A node's last report on a publisher who left must not hide that they are live on another node.
      const { rows } = await tx.execute<{ roomId: number; tries: number; triedAt: number | null }>(sql`
        insert into ${streamHealth} as t (room_id, reading, trail)
        select (value->>'roomId')::bigint, value->'reading', value->'trail' from jsonb_array_elements(${given}::jsonb) order by 1
        on conflict (room_id) do update set reading = excluded.reading, trail = excluded.trail,
          tries = case when ${isOfThis} then t.tries else 0 end, tried_at = case when ${isOfThis} then t.tried_at end
        where excluded.reading->>'state' = 'on' or t.reading is null or t.reading->>'state' <> 'on' or t.reading->>'since' = excluded.reading->>'since'
        returning room_id as "roomId", tries, tried_at as "triedAt"`);
      return new Map(rows.map(({ roomId, tries, triedAt }) => [roomId, { tries, triedAt }]));
    },
    async tried(roomId: number, at: number): Promise<void> {
      await db
        .insert(streamHealth)
        .values({ roomId, tries: 1, triedAt: at })
        .onConflictDoUpdate({ target: streamHealth.roomId, set: { tries: sql`${streamHealth.tries} + 1`, triedAt: at } });
    },
    async turnedAway(tx: Transaction, roomId: number, at: number): Promise<void> {
      await tx
        .insert(streamHealth)
        .values({ roomId, turnedAwayAt: at })
        .onConflictDoUpdate({ target: streamHealth.roomId, set: { turnedAwayAt: at } });
    },
    async of(roomId: number): Promise<typeof streamHealth.$inferSelect | undefined> {
      const [row] = await db.select().from(streamHealth).where(eq(streamHealth.roomId, roomId));
      return row;
    },
    /** Anchors of some rooms; leaves out missing rooms, and those of members who are no longer anchors. */
    async anchors(roomIds: readonly number[]): Promise<Map<number, number>> {
      const rows = await db
        .select({ roomId: rooms.id, ownerId: rooms.ownerId })
        .from(rooms)
        .innerJoin(users, eq(users.id, rooms.ownerId))
        .where(and(inArray(rooms.id, [...roomIds]), eq(users.isAnchor, true)));
      return new Map(rows.map(({ roomId, ownerId }) => [roomId, ownerId]));
    },
  };
}
export type HealthRepository = ReturnType<typeof createHealthRepository>;
