import type { StreamPoint, StreamReading } from '@pitchside/api/live/studio';
import { bigint, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { rooms } from '../../room/index.ts';

/**
 * Health of a room's stream, overwritten by the node that holds it. One row per room, so that the table never grows. Instants are ms UTC.
 */
export const streamHealth = pgTable('stream_health', {
  roomId: bigint('room_id', { mode: 'number' })
    .primaryKey()
    .references(() => rooms.id),
  /** Null before the first measurement, if another publisher was refused already. */
  reading: jsonb().$type<StreamReading>(),
  trail: jsonb().$type<StreamPoint[]>().notNull().default([]),
  /** Attempts of others with the right key during the stream: number, and time of the last. */
  tries: integer().notNull().default(0),
  triedAt: bigint('tried_at', { mode: 'number' }),
  /** Time of the last publisher with the right key who came while the room was closed. */
  turnedAwayAt: bigint('turned_away_at', { mode: 'number' }),
});
