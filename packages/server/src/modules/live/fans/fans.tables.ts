import { joinLevels, joinRules } from '@pitchside/api/live/fans';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';

const member = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id);

/** Fan clubs by anchor; a row exists as long as the club. */
export const fanClubs = pgTable('fan_club', {
  anchorId: bigint('anchor_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id),
  /** Text of the badge. */
  badge: text().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
  joinRule: text('join_rule', { enum: joinRules }).notNull().default('open'),
  joinLevel: integer('join_level').notNull().default(joinLevels.least),
  isShown: boolean('is_shown').notNull().default(true),
});

/** Requests to join clubs: one per member and club, kept until decided or withdrawn, at most a month. */
export const fanRequests = pgTable(
  'fan_request',
  {
    anchorId: bigint('anchor_id', { mode: 'number' })
      .notNull()
      .references(() => fanClubs.anchorId),
    memberId: member('member_id'),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.anchorId, table.memberId] }), index('fan_request_old').on(table.at)],
);

/** Members of clubs with their closeness; a row exists only during the membership. Only the member's own gifts and watching update it. */
export const fanMembers = pgTable(
  'fan_member',
  {
    anchorId: bigint('anchor_id', { mode: 'number' })
      .notNull()
      .references(() => fanClubs.anchorId),
    memberId: member('member_id'),
    closeness: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** Day of the last counted watch time, its minutes, and its time, so that two nodes count a minute once. */
    watchedDay: text('watched_day').notNull().default(''),
    watched: integer().notNull().default(0),
    watchedAt: bigint('watched_at', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.anchorId, table.memberId] }),
    index('fan_member_place').on(table.anchorId, table.closeness, table.at),
    index('fan_member_of').on(table.memberId, table.closeness),
    check('fan_closeness_not_negative', sql`closeness >= 0`),
  ],
);

/** Farewells that former members of dissolved clubs can read until they dismiss them. */
export const fanFarewells = pgTable(
  'fan_farewell',
  {
    memberId: member('member_id'),
    anchorId: member('anchor_id'),
    badge: text().notNull(),
    closeness: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.anchorId] }), index('fan_farewell_old').on(table.at)],
);
