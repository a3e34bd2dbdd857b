import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { gift } from '../../live/gifts/gift.schema.ts';

/** Limits: texts in code points, and the number of one thing in one exchange. */
export const mallLimits = { name: 30, phone: 20, address: 120, carrier: 30, tracking: 40, atOnce: 99, goodsName: 40, about: 120 } as const;

/** Virtual goods lie in the backpack at once; physical ones are sent to an address. */
export const goodsKinds = ['virtual', 'physical'] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** Goods that the product draws itself; besides these, every gift has a drawing. */
export const goodsArts = [
  'mug',
  'shirt',
  'bag',
  'cap',
  'scarf',
  'football',
  'basketball',
  'trophy',
  'megaphone',
  'flare',
  'rocket',
  'clap',
] as const;
export type GoodsArt = (typeof goodsArts)[number];

/** Something that diamonds are exchanged for. */
export const goods = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string(),
  kind: z.enum(goodsKinds),
  /** Drawing of the product for these goods. */
  art: z.enum(goodsArts),
  /** The operator's own picture; it wins over the drawn one. */
  src: z.nullable(z.string()),
  /** Diamonds for one. */
  price: z.int(),
  /** Stock at first, and what is left of it; null without a limit. */
  stock: z.nullable(z.int()),
  left: z.nullable(z.int()),
  /** Limit for one member; null without one. */
  most: z.nullable(z.int()),
  /** Gift that one exchange puts into the backpack; null for physical goods. */
  gives: z.nullable(
    z.object({ gift, count: z.int(), /** Days for which it keeps; null when it keeps for ever. */ days: z.nullable(z.int()) }),
  ),
});
export type Goods = z.output<typeof goods>;

/**
 * State of an exchange: virtual goods are `delivered` at once; physical ones are `awaiting`, then `shipped`, then `received`, or
 * `refused` with the diamonds given back.
 */
export const exchangeStates = ['delivered', 'awaiting', 'shipped', 'received', 'refused'] as const;
export type ExchangeState = (typeof exchangeStates)[number];

/** Usual reasons of a refusal, which everybody reads in their own language; any other stays as the operator wrote it. */
export const refusalReasons = ['out_of_stock', 'undeliverable', 'wrong_details'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** One exchange as its member sees it. */
export const exchange = z.object({
  /** Number of the record, `E` and digits. */
  no: z.string(),
  goods: z.object({ id: z.string(), name: z.string(), kind: z.enum(goodsKinds), art: z.enum(goodsArts), src: z.nullable(z.string()) }),
  count: z.int(),
  /** Diamonds paid. */
  total: z.int(),
  state: z.enum(exchangeStates),
  /** To whom it goes, with the number masked; null for virtual goods and once the address was forgotten. */
  to: z.nullable(z.string()),
  carrier: z.string(),
  tracking: z.string(),
  /** Why it was refused. */
  reason: z.string(),
  at: instant,
  /** When the state last changed. */
  changed_at: instant,
});
export type Exchange = z.output<typeof exchange>;

/** Delivery address of physical goods. */
export const postalAddress = z.object({ name: z.string(), phone: z.string(), address: z.string() });
export type PostalAddress = z.output<typeof postalAddress>;
