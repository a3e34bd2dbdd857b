import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer, nothing, pageOf, paging, text } from '../../contract/fields.ts';
import { exchange, exchangeStates, goods, goodsArts, goodsKinds, mallLimits, postalAddress } from './mall.schema.ts';

const ours = { caller: 'operator', origin: 'ours' } as const;
const reads = { ...ours, method: 'GET', rate: 'read' } as const;
const writes = { ...ours, method: 'POST', rate: 'write', idempotent: false } as const;
const inAll = (most: number, least = 1) => z.object({ zh: text(most, least), en: text(most, least), vi: text(most, least) });
const named = z.object({ zh: z.string(), en: z.string(), vi: z.string() });

/** Goods as operators keep them. */
export const deskGoods = z.extend(goods, {
  names: named,
  abouts: named,
  /** Number of exchanges that were not refused. */
  sold: z.int(),
  gift_id: z.nullable(z.string()),
  place: z.int(),
  is_listed: z.boolean(),
});
export type DeskGoods = z.output<typeof deskGoods>;

/** An exchange as operators see it. */
export const deskExchange = z.extend(exchange, { member: z.object({ id: z.string(), user_nickname: z.string() }) });
export type DeskExchange = z.output<typeof deskExchange>;

export const adminGoods = defineCall({
  ...reads,
  path: 'admin/goods',
  summary: 'All goods of the mall, listed or not, with what was sold.',
  input: nothing,
  data: z.object({
    list: z.array(deskGoods),
    /** Gifts of which virtual goods consist. */ gifts: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});

export const adminSaveGoods = defineCall({
  ...writes,
  path: 'admin/saveGoods',
  summary:
    'Adds goods or changes some; the kind stays, past exchanges keep their price, and the stock never falls below what was sold. Written down.',
  input: z
    .object({
      id: z.optional(id),
      names: inAll(mallLimits.goodsName),
      abouts: inAll(mallLimits.about, 0),
      kind: z.enum(goodsKinds),
      art: z.enum(goodsArts),
      price: integer(1, 10_000_000),
      stock: z._default(z.nullable(integer(0, 10_000_000)), null),
      most: z._default(z.nullable(integer(1, 10_000)), null),
      gift_id: z._default(z.nullable(id), null),
      gift_count: z._default(integer(1, 9_999), 1),
      gift_days: z._default(z.nullable(integer(1, 3_650)), null),
      place: z._default(integer(0, 10_000), 1_000),
      is_listed: z._default(z.boolean(), true),
    })
    .check(z.refine(({ kind, gift_id }) => (kind === 'virtual') === (gift_id !== null), { path: ['gift_id'] })),
  data: deskGoods,
});

export const adminExchanges = defineCall({
  ...reads,
  path: 'admin/exchanges',
  summary: 'Exchanges of all members in one state: those that wait from the oldest, others from the newest.',
  input: z.object({ state: z._default(z.enum(exchangeStates), 'awaiting'), ...paging(20, 100) }),
  data: pageOf(deskExchange),
});

export const adminExchangeAddress = defineCall({
  ...writes,
  path: 'admin/exchangeAddress',
  summary: 'Opens the address of an exchange that is to be sent. Written down.',
  input: z.object({ no: id }),
  data: postalAddress,
});

export const adminShip = defineCall({
  ...writes,
  path: 'admin/shipExchange',
  summary:
    'Sends an exchange that waits, by a carrier under a number, or refuses it with a reason (`out_of_stock`, `undeliverable`, `wrong_details`, or words), which gives the diamonds and the stock back. Written down.',
  input: z
    .object({
      no: id,
      act: z.enum(['ship', 'refuse']),
      carrier: z._default(text(mallLimits.carrier, 0), ''),
      tracking: z._default(text(mallLimits.tracking, 0), ''),
      reason: z._default(text(200, 0), ''),
    })
    .check(
      z.refine(({ act, carrier }) => act !== 'ship' || carrier !== '', { path: ['carrier'] }),
      z.refine(({ act, tracking }) => act !== 'ship' || tracking !== '', { path: ['tracking'] }),
      z.refine(({ act, reason }) => act === 'ship' || reason !== '', { path: ['reason'] }),
    ),
  data: deskExchange,
});
