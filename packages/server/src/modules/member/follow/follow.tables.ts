import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../member/index.ts';
import { rooms } from '../../live/room/index.ts';

const member = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id);

/** Follows; a row exists only as long as the follow. */
export const follows = pgTable(
  'follow',
  {
    memberId: member('member_id'),
    targetId: member('target_id'),
    /** Whether the follower is notified when the other goes live. */
    remind: boolean().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.targetId] }),
    // For fans, newest first, and followers to notify, oldest first.
    index('follow_target').on(table.targetId, table.at, table.memberId),
    check('follow_another', sql`member_id <> target_id`),
  ],
);

/** Counts of followed members and followers: always equal to the rows above, updated with them. No row means zero. */
export const followCounts = pgTable(
  'follow_count',
  {
    memberId: bigint('member_id', { mode: 'number' }).primaryKey(),
    follows: integer().notNull(),
    fans: integer().notNull(),
  },
  () => [check('follow_count_not_negative', sql`follows >= 0 and fans >= 0`)],
);

/** Fans that a member gained on a day of the site, net of those who left. */
export const fanGrowth = pgTable(
  'fan_growth',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    day: text().notNull(),
    gained: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.memberId] }), index('fan_growth_at').on(table.at)],
);

/** Cursor of notifying followers of a broadcast: one row per room, reset with each broadcast that is announced. */
export const liveNotifications = pgTable('live_telling', {
  roomId: bigint('room_id', { mode: 'number' })
    .primaryKey()
    .references(() => rooms.id),
  /** Start of the room's current broadcast, and of the announced one. */
  startedAt: bigint('started_at', { mode: 'number' }).notNull(),
  notifiedFor: bigint('told_for', { mode: 'number' }).notNull(),
  /** The last notified follower, by time of follow and id. */
  followedAt: bigint('followed_at', { mode: 'number' }).notNull().default(0),
  memberId: bigint('member_id', { mode: 'number' }).notNull().default(0),
  isDone: boolean('is_done').notNull().default(false),
});
