import { eventKinds } from '@pitchside/api/member/trophies';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Names } from '../../../text/local.ts';
import { users } from '../member/index.ts';

/** Events of the site, in whole days of its calendar, both ends included. */
export const siteEvents = pgTable(
  'site_event',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text({ enum: eventKinds }).notNull(),
    names: jsonb().$type<Names>().notNull(),
    texts: jsonb().$type<Names>().notNull(),
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    /** Time of the last count, ms UTC. */
    countedAt: bigint('counted_at', { mode: 'number' }),
    /** Time of awarding the trophies. */
    closedAt: bigint('closed_at', { mode: 'number' }),
    /** Time of the cancellation. */
    cancelledAt: bigint('cancelled_at', { mode: 'number' }),
  },
  (table) => [
    index('site_event_days').on(table.lastDay),
    check('site_event_order', sql`first_day <= last_day`),
    check('site_event_one_end', sql`closed_at is null or cancelled_at is null`),
  ],
);

/** Scores of members in an event, counted from rankings or settled answers. They can be recomputed while the event runs. */
export const eventScores = pgTable(
  'site_event_score',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => siteEvents.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    value: bigint({ mode: 'number' }).notNull(),
    /** Among equal values fewer tries are better; 0 where there are no tries. */
    tries: integer().notNull(),
    /** Time after which the table is not shown any more, ms UTC. */
    forgetAt: bigint('forget_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.memberId] }),
    index('site_event_score_order').on(table.eventId, table.value.desc(), table.tries, table.memberId),
    index('site_event_score_forget').on(table.forgetAt),
  ],
);

/** Trophies: winner, place and prize of an event; ties share a place. */
export const trophies = pgTable(
  'trophy',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => siteEvents.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    place: integer().notNull(),
    value: bigint({ mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.memberId] }), index('trophy_member').on(table.memberId, table.at)],
);
