import type { RaidState } from '@pitchside/api/live/raids';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { rooms } from '../room/index.ts';

const room = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => rooms.id);

/** Raids from room to room; a room has one open at most. Instants are ms UTC. */
export const raids = pgTable(
  'raid',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    fromId: room('from_id'),
    toId: room('to_id'),
    state: text().$type<RaidState>().notNull().default('open'),
    openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
    /** End of the countdown. */
    endsAt: bigint('ends_at', { mode: 'number' }).notNull(),
    closedAt: bigint('closed_at', { mode: 'number' }),
    /** Viewers that went on, by account or network; null unless it took place. */
    viewers: integer(),
  },
  (table) => [
    uniqueIndex('raid_open')
      .on(table.fromId)
      .where(sql`closed_at is null`),
    index('raid_open_to')
      .on(table.toId)
      .where(sql`closed_at is null`),
    index('raid_from').on(table.fromId, table.openedAt),
    index('raid_closed').on(table.closedAt),
  ],
);

/** Viewers who stay, under the key by which the room counts them. */
export const raidStays = pgTable(
  'raid_stay',
  {
    raidId: bigint('raid_id', { mode: 'number' })
      .notNull()
      .references(() => raids.id, { onDelete: 'cascade' }),
    who: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.raidId, table.who] })],
);
