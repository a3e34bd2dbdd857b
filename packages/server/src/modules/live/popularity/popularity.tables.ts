import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { rooms } from '../room/index.ts';

/** Viewers of rooms across nodes: an account (`m25`), or a network of visitors under a hash that only this site can compute. */
export const roomWatchers = pgTable(
  'room_watcher',
  {
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => rooms.id),
    who: text().notNull(),
    /** Last time that a node saw them, ms UTC. */
    seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.who] }), index('room_watcher_seen').on(table.seenAt)],
);
