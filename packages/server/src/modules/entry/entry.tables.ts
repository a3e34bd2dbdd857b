import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '../member/index.ts';
import { rooms } from '../room/index.ts';

/** When a member's coming into a room was told last, so that it is told once in a while, whichever node they come by. */
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
