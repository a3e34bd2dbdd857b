import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { freeBarrages, nobleRanks } from '@pitchside/api/money/noble';
import { users } from '../../member/member/index.ts';

/** Monthly prices of ranks, set by the operator. */
export const noblePlans = pgTable(
  'noble_plan',
  {
    rank: text({ enum: nobleRanks }).primaryKey(),
    /** Diamonds a month. */
    price: bigint({ mode: 'number' }).notNull(),
    /** Price of a renewal, in percent of the price. */
    renewPercent: integer('renew_percent').notNull(),
  },
  () => [check('noble_plan_price', sql`price > 0 and renew_percent between 1 and 100`)],
);

/** Current or last rank of a member, and their settings; one row per member. It expires by the clock, without a job. */
export const nobles = pgTable(
  'noble',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => users.id),
    rank: text({ enum: nobleRanks }),
    since: bigint({ mode: 'number' }).notNull().default(0),
    /** Ms UTC; 0 if there never was one. */
    until: bigint({ mode: 'number' }).notNull().default(0),
    entryHint: boolean('entry_hint').notNull().default(true),
    autoRenew: boolean('auto_renew').notNull().default(false),
    /** End of the term that the member was notified of. */
    notifiedUntil: bigint('told_until', { mode: 'number' }).notNull().default(0),
    /** End of the term that the member was notified of in advance. */
    soonUntil: bigint('soon_until', { mode: 'number' }).notNull().default(0),
    /** End of the term whose renewal failed for lack of diamonds. */
    shortUntil: bigint('short_until', { mode: 'number' }).notNull().default(0),
  },
  (table) => [index('noble_until').on(table.until)],
);

/** Purchased terms, so that an upgrade credits the remaining days at the price paid. */
export const nobleTerms = pgTable(
  'noble_term',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    rank: text({ enum: nobleRanks }).notNull(),
    startsAt: bigint('starts_at', { mode: 'number' }).notNull(),
    endsAt: bigint('ends_at', { mode: 'number' }).notNull(),
    /** Value of the whole term in diamonds: paid and credited. */
    worth: bigint({ mode: 'number' }).notNull(),
    /** Time of an upgrade that ended it early. */
    closedAt: bigint('closed_at', { mode: 'number' }),
  },
  (table) => [index('noble_term_member').on(table.memberId, table.endsAt)],
);

/** Used free advertisement comments by month of the site. */
export const freeBarrageUses = pgTable(
  'free_barrage_use',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    month: text().notNull(),
    used: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.month] }),
    check('free_barrage_limit', sql.raw(`used between 0 and ${freeBarrages}`)),
  ],
);
