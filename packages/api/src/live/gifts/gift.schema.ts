import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { nobleRank } from '../../money/noble/noble.schema.ts';

/** Most of one gift in one order. */
export const mostAtOnce = 9_999;
/** Milliseconds in which the next of the same gift continues a combo. */
export const comboLasts = 3_000;

/** A gift of the catalogue. */
export const gift = z.object({
  id: z.string(),
  name: z.string(),
  /** Drawing of the product for this gift. */
  art: z.string(),
  /** The operator's own picture; it wins over the drawn one. */
  src: z.nullable(z.string()),
  /** Diamonds for one. */
  price: z.int(),
});

/** A gift on the shelf. */
export const shelfGift = z.extend(gift, {
  mark: z.nullable(z.enum(['combo', 'full', 'site'])),
  /** Lowest noble rank that may send it. */
  rank: z.nullable(nobleRank),
  /** Remaining number of a limited gift; null without a limit. */
  left: z.nullable(z.int()),
});
export type ShelfGiftData = z.output<typeof shelfGift>;

/** A gift that arrived in a room. */
export const giftEvent = z.object({
  id: z.string(),
  room_id: z.string(),
  anchor_id: z.string(),
  gift,
  mark: shelfGift.shape.mark,
  count: z.int(),
  /** Times in a row so far, from 1; the next within `comboLasts` continues the combo. */
  combo: z.int(),
  from: z.enum(['wallet', 'backpack']),
  sender: z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string(), level: z.int(), noble: z.nullable(nobleRank) }),
  at: instant,
});
export type GiftEvent = z.output<typeof giftEvent>;
