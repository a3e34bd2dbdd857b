import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';
import { matches } from '../sport/index.ts';

/** Reservations of matches; a member reserves a match at most once. */
export const reservations = pgTable(
  'match_reservation',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    /** Whether the member wants a notification at kick-off. */
    remind: boolean().notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Time of the notification, ms UTC. */
    remindedAt: bigint('reminded_at', { mode: 'number' }),
  },
  (table) => [
    unique('match_reservation_once').on(table.userId, table.matchId),
    index('match_reservation_match').on(table.matchId),
    index('match_reservation_waiting')
      .on(table.matchId)
      .where(sql`remind and reminded_at is null`),
  ],
);
