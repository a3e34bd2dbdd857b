import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';
import { rooms } from '../room/index.ts';

/** Shares of rooms per day of the site; the key counts a member once. */
export const roomShares = pgTable(
  'room_share',
  {
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => rooms.id),
    day: text().notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.day, table.userId] }), index('room_share_at').on(table.at)],
);
