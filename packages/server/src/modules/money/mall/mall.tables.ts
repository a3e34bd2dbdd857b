import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { exchangeStates, goodsArts, goodsKinds } from '@pitchside/api/money/mall';
import type { Names } from '../../../text/local.ts';
import { gifts } from '../../live/gifts/index.ts';
import { users } from '../../member/member/index.ts';

const instant = (name: string) => bigint(name, { mode: 'number' });

/** Goods of the mall. The operator changes prices here; past exchanges keep theirs. */
export const mallGoods = pgTable(
  'mall_goods',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    names: jsonb().$type<Names>().notNull(),
    abouts: jsonb().$type<Names>().notNull(),
    kind: text({ enum: goodsKinds }).notNull(),
    art: text({ enum: goodsArts }).notNull(),
    /** URL of the operator's own picture. */
    picture: text(),
    /** Price in diamonds. */
    price: bigint({ mode: 'number' }).notNull(),
    /** Total stock; null without a limit. */
    stock: integer(),
    sold: integer().notNull().default(0),
    /** Maximum per member; null without a limit. */
    most: integer(),
    /** Gift for the backpack, its count per item, and its lifetime in days; null means forever. */
    giftId: text('gift_id').references(() => gifts.id),
    giftCount: integer('gift_count').notNull().default(1),
    giftDays: integer('gift_days'),
    place: integer().notNull().default(1_000),
    isListed: boolean('is_listed').notNull().default(true),
  },
  () => [
    check('mall_goods_price', sql`price > 0`),
    check('mall_goods_not_oversold', sql`sold >= 0 and (stock is null or sold <= stock)`),
    check('mall_goods_kind', sql`(kind = 'virtual') = (gift_id is not null) and gift_count > 0`),
  ],
);

/** Exchanges of members. The address is encrypted, and kept as long as the row. */
export const mallExchanges = pgTable(
  'mall_exchange',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    goodsId: bigint('goods_id', { mode: 'number' })
      .notNull()
      .references(() => mallGoods.id),
    count: integer().notNull(),
    /** Total in diamonds. */
    total: bigint({ mode: 'number' }).notNull(),
    /** Given diamonds among them. */
    given: bigint({ mode: 'number' }).notNull().default(0),
    state: text({ enum: exchangeStates }).notNull(),
    addressSealed: text('address_sealed').notNull().default(''),
    carrier: text().notNull().default(''),
    tracking: text().notNull().default(''),
    reason: text().notNull().default(''),
    at: instant('at').notNull(),
    changedAt: instant('changed_at').notNull(),
    decidedBy: bigint('decided_by', { mode: 'number' }).references(() => users.id),
  },
  (table) => [
    index('mall_exchange_member').on(table.memberId, table.id),
    index('mall_exchange_state').on(table.state, table.id),
    index('mall_exchange_goods').on(table.goodsId, table.memberId),
    index('mall_exchange_at').on(table.at),
    check('mall_exchange_sane', sql`count > 0 and total > 0`),
  ],
);
