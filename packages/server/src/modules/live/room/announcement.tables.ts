import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';
import { matches } from '../../scores/sport/index.ts';
import { rooms } from './room.tables.ts';

/** Broadcasts announced by anchors; a room announces a match at most once. */
export const announcements = pgTable(
  'room_announcement',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => rooms.id),
    matchId: text('match_id').references(() => matches.id),
    title: text().notNull(),
    startAt: bigint('start_at', { mode: 'number' }).notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('room_announcement_room').on(table.roomId, table.startAt),
    index('room_announcement_start').on(table.startAt),
    index('room_announcement_match').on(table.matchId),
    uniqueIndex('room_announcement_match_once')
      .on(table.roomId, table.matchId)
      .where(sql`match_id is not null`),
  ],
);

/** Members with a reminder for an announced broadcast. */
export const announcementReminders = pgTable(
  'announcement_reminder',
  {
    announcementId: bigint('announcement_id', { mode: 'number' })
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    at: bigint({ mode: 'number' }).notNull(),
    /** Time of the notification, ms UTC. */
    remindedAt: bigint('reminded_at', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.userId] }), index('announcement_reminder_member').on(table.userId)],
);
