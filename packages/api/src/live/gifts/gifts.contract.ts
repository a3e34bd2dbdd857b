import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer, nothing } from '../../contract/fields.ts';
import { gift, mostAtOnce, shelfGift } from './gift.schema.ts';

export const giftList = defineCall({
  method: 'GET',
  path: 'Gift/getList',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  summary: 'The gifts on the shelf with their prices, from the cheapest.',
  input: nothing,
  data: z.object({ list: z.array(shelfGift) }),
});

export const sendGift = defineCall({
  method: 'GET',
  path: 'member/handselGift',
  caller: 'spend',
  names: { anchorOf: 'id', anchor: 'anchor_id' },
  rate: 'gift',
  changes: true,
  atomic: true,
  summary: 'Sends gifts to the anchor of a room, paid in diamonds or taken from the backpack; price and share are the server’s.',
  input: z
    .object({
      /** Room; or the anchor alone. */
      id: z.optional(id),
      anchor_id: z.optional(id),
      gift_id: id,
      count: integer(1, mostAtOnce),
      from: z._default(z.enum(['wallet', 'backpack']), 'wallet'),
      /** Diamonds that the sender was shown; another price is refused. */
      expected_price: z.optional(integer(0, 999_999_999_999)),
    })
    .check(z.refine((value) => (value.id === undefined) !== (value.anchor_id === undefined), { path: ['id'] })),
  data: z.object({
    /** Number of the transfer in the ledger; null for a gift from the backpack, which moves no value. */
    transfer_id: z.nullable(z.string()),
    cost: z.int(),
    combo: z.int(),
    balance: z.int(),
    experience: z.number(),
    level: z.int(),
    /** Number left in the backpack of the gift that was sent; null for a paid gift. */
    owned: z.nullable(z.int()),
  }),
});

export const backpackList = defineCall({
  method: 'GET',
  path: 'Gift/getUserGiftList',
  caller: 'member',
  rate: 'read',
  summary: 'The member’s backpack; what expires first comes first.',
  input: nothing,
  data: z.object({ list: z.array(z.object({ gift, owned: z.int(), expires_at: z.nullable(instant) })) }),
});

/** Why something came into a backpack or left it. */
export const backpackReasons = ['granted', 'exchanged', 'sent', 'expired'] as const;
export type BackpackReason = (typeof backpackReasons)[number];

export const backpackLog = defineCall({
  method: 'GET',
  path: 'Gift/backpackLog',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary:
    'What came into the member’s backpack and left it within three months, the newest first; the specification shows no call for it.',
  input: z.object({
    /** Lines before this one; `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    limit: z._default(integer(1, 100), 50),
  }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        gift,
        /** Number of gifts; negative for those that left. */
        count: z.int(),
        reason: z.enum(backpackReasons),
        /** To whom they were sent; null otherwise. */
        anchor: z.nullable(z.object({ id: z.string(), user_nickname: z.string() })),
        at: instant,
      }),
    ),
    /** Start of the next page; null at the end. */
    next: z.nullable(z.string()),
  }),
});

export const giftWall = defineCall({
  method: 'POST',
  path: 'member/webgetAnchorgiftlist',
  caller: 'public',
  rate: 'read',
  changes: false,
  summary: 'The gift wall of an anchor: what arrived, how often, and who gave most of it; income for the anchor alone.',
  input: z.object({ anchor_id: id }),
  data: z.object({
    list: z.array(
      z.object({
        gift,
        count: z.int(),
        top: z.nullable(z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string(), count: z.int() })),
        income: z.nullable(z.int()),
      }),
    ),
    total: z.int(),
    /** Fen; null for everybody but the anchor. */
    income: z.nullable(z.int()),
  }),
});
