import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { barrageTypes, type BarrageRole, type SlowStep } from '@pitchside/api/live/barrage';
import { nobleRanks } from '@pitchside/api/money/noble';
import { users } from '../../member/member/index.ts';
import { rooms } from '../room/index.ts';

/** Comments of rooms; `role`, `noble` and the badge are those of the sender at the time. */
export const barrages = pgTable(
  'barrage',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => rooms.id),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    type: text({ enum: barrageTypes })
      .notNull()
      .default(sql`'scroll'`),
    text: text().notNull(),
    role: text().$type<BarrageRole>().notNull(),
    noble: text({ enum: nobleRanks }),
    /** Fan badge of the room's club, and the sender's closeness; null for non-members. */
    fanBadge: text('fan_badge'),
    fanCloseness: integer('fan_closeness'),
    /** Sent by a program with an access token of the sender. */
    isBot: boolean('is_bot').notNull().default(false),
    at: bigint({ mode: 'number' }).notNull(),
    /** Time of removal by a moderator; kept for later decisions about it. */
    removedAt: bigint('removed_at', { mode: 'number' }),
  },
  (table) => [
    index('barrage_room').on(table.roomId, table.id),
    index('barrage_moment').on(table.roomId, table.at),
    index('barrage_sender').on(table.userId, table.at),
    index('barrage_at').on(table.at),
  ],
);

/** Chat rules of a room; a room without a row has none. */
export const roomTalk = pgTable('room_talk', {
  roomId: bigint('room_id', { mode: 'number' })
    .primaryKey()
    .references(() => rooms.id),
  slow: integer().$type<SlowStep>().notNull(),
  isFollowersOnly: boolean('is_followers_only').notNull(),
  hasNoLinks: boolean('has_no_links').notNull(),
  holdsContacts: boolean('holds_contacts').notNull(),
  isQuiet: boolean('is_quiet').notNull(),
});

/** Comments held for approval, with decisions about them. */
export const heldBarrages = pgTable(
  'held_barrage',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => rooms.id),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    isBot: boolean('is_bot').notNull().default(false),
    at: bigint({ mode: 'number' }).notNull(),
    /** Null while pending. */
    isLetIn: boolean('is_let_in'),
    decidedBy: bigint('decided_by', { mode: 'number' }).references(() => users.id),
  },
  (table) => [
    index('held_barrage_waiting')
      .on(table.roomId, table.id)
      .where(sql`is_let_in is null`),
    index('held_barrage_sender').on(table.userId, table.at),
    index('held_barrage_at').on(table.at),
  ],
);
