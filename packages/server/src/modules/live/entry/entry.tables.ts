import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';
import { rooms } from '../room/index.ts';

/** Last announcement of a member's arrival in a room, which limits the rate across nodes. */
export const roomEntries = pgTable(
  'room_entry',
  {
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => rooms.id),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.userId] }), index('room_entry_at').on(table.at)],
);
