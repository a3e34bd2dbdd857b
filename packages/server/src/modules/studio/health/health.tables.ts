import type { StreamPoint, StreamReading } from '@pitchside/api/studio';
import { bigint, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { rooms } from '../../room/index.ts';

/**
 * Health of a room's stream, overwritten by the node that holds it. One row per room, so that the table never grows. Instants are ms UTC.
 */
export const streamHealth = pgTable('stream_health', {
  roomId: bigint('room_id', { mode: 'number' })
    .primaryKey()
    .references(() => rooms.id),
  /** Null before the first: somebody was refused already. */
  reading: jsonb().$type<StreamReading>(),
  trail: jsonb().$type<StreamPoint[]>().notNull().default([]),
  /** Others who came with the right key while the stream was on: how many times, and when last. */
  tries: integer().notNull().default(0),
  triedAt: bigint('tried_at', { mode: 'number' }),
});
