import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { backpackReasons } from '@pitchside/api/live/gifts';
import { nobleRanks } from '@pitchside/api/money/noble';
import type { Names } from '../../../text/local.ts';
import { users } from '../../member/member/index.ts';

/** Catalogue of gifts. The operator changes prices here; past gifts keep theirs. */
export const gifts = pgTable(
  'gift',
  {
    id: text().primaryKey(),
    names: jsonb().$type<Names>().notNull(),
    /** Name of the built-in drawing. */
    art: text().notNull(),
    /** URL of the operator's own picture. */
    picture: text(),
    /** Price in diamonds. */
    price: bigint({ mode: 'number' }).notNull(),
    mark: text({ enum: ['combo', 'full', 'site'] }),
    /** Lowest noble rank that may send it. */
    rank: text({ enum: nobleRanks }),
    /** Total of a limited gift; null without a limit. */
    stock: integer(),
    sold: integer().notNull().default(0),
    isListed: boolean('is_listed').notNull().default(true),
  },
  () => [check('gift_price_positive', sql`price > 0`), check('gift_not_oversold', sql`stock is null or sold <= stock`)],
);

/** Gifts that a member owns and may send for free; one row per expiry. */
export const backpackGifts = pgTable(
  'backpack_gift',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    giftId: text('gift_id')
      .notNull()
      .references(() => gifts.id),
    /** Expiry, ms UTC; 0 for never. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull().default(0),
    owned: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.giftId, table.expiresAt] }),
    index('backpack_gift_ends')
      .on(table.expiresAt)
      .where(sql`expires_at > 0`),
    check('backpack_not_negative', sql`owned >= 0`),
  ],
);

/** Additions to backpacks and removals from them. */
export const backpackEntries = pgTable(
  'backpack_entry',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    giftId: text('gift_id')
      .notNull()
      .references(() => gifts.id),
    /** Count; negative for removals. */
    count: integer().notNull(),
    reason: text({ enum: backpackReasons }).notNull(),
    /** Receiver, if sent. */
    anchorId: bigint('anchor_id', { mode: 'number' }),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('backpack_entry_member').on(table.memberId, table.id), index('backpack_entry_at').on(table.at)],
);

/**
 * Gifts per giver, anchor, gift and day of the site: the source of the wall, the ranking of givers and combos. One row per giver, so that
 * givers do not wait for each other.
 */
export const giftTallies = pgTable(
  'gift_tally',
  {
    anchorId: bigint('anchor_id', { mode: 'number' }).notNull(),
    day: text().notNull(),
    senderId: bigint('sender_id', { mode: 'number' }).notNull(),
    giftId: text('gift_id').notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    diamonds: bigint({ mode: 'number' }).notNull(),
    /** Income of the anchor, in fen. */
    income: bigint({ mode: 'number' }).notNull(),
    combo: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.anchorId, table.day, table.senderId, table.giftId] }),
    index('gift_tally_sender').on(table.senderId, table.day),
  ],
);
