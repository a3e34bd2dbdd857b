import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { rooms } from '../room/index.ts';

/** Who watches which room, at whichever node: an account (`m25`), or a network of visitors under a name that only this site can make. */
export const roomWatchers = pgTable(
  'room_watcher',
  {
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => rooms.id),
    who: text().notNull(),
    /** When a node saw them last, ms UTC. */
    seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.who] }), index('room_watcher_seen').on(table.seenAt)],
);
