import type { RoomCategory } from '@pitchside/api/live/live';
import type { Playback } from '@pitchside/api/live/studio';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { rooms } from '../room/index.ts';
import { matches } from '../../scores/sport/index.ts';

const roomId = () =>
  bigint('room_id', { mode: 'number' })
    .notNull()
    .references(() => rooms.id);

/** Broadcasts of rooms, from opening to end; at most one at a time per room. Instants are ms UTC. */
export const broadcasts = pgTable(
  'broadcast',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    roomId: roomId(),
    title: text().notNull(),
    category: text().$type<RoomCategory>().notNull(),
    matchId: text('match_id').references(() => matches.id),
    /** Times when the anchor opened the room, when the stream started, and when it ended. */
    openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
    startedAt: bigint('started_at', { mode: 'number' }),
    endedAt: bigint('ended_at', { mode: 'number' }),
    /** Newest comment of the room and newest ledger entry at the start, so that counting skips earlier ones. */
    firstComment: bigint('first_comment', { mode: 'number' }).notNull().default(0),
    firstEntry: bigint('first_entry', { mode: 'number' }).notNull().default(0),
    /** Peak of concurrent viewers, as sampled. */
    peak: integer().notNull().default(0),
    /** Number of comments, and fen from gifts and nobles: final after the end. */
    messages: integer().notNull().default(0),
    income: bigint({ mode: 'number' }).notNull().default(0),
    isSettled: boolean('is_settled').notNull().default(false),
    /** Time when subscribers were notified of the start. */
    notifiedAt: bigint('told_at', { mode: 'number' }),
    isListed: boolean('is_listed').notNull().default(true),
    playback: jsonb().$type<Playback>(),
  },
  (table) => [
    uniqueIndex('broadcast_running')
      .on(table.roomId)
      .where(sql`ended_at is null`),
    index('broadcast_room').on(table.roomId, table.startedAt),
    index('broadcast_ended').on(table.endedAt),
    index('broadcast_match')
      .on(table.matchId)
      .where(sql`${table.matchId} is not null`),
    index('broadcast_unsettled')
      .on(table.endedAt)
      .where(sql`not is_settled`),
    index('broadcast_untold')
      .on(table.startedAt)
      .where(sql`told_at is null`),
  ],
);

/** History of rooms' announcements. */
export const placards = pgTable(
  'room_placard',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    roomId: roomId(),
    text: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('room_placard_room').on(table.roomId, table.id), index('room_placard_at').on(table.at)],
);
