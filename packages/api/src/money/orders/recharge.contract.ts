import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer, nothing } from '../../contract/fields.ts';

/** Fen of the smallest and the largest recharge of one's own choice: 1 to 5 000 yuan. */
export const customPrice = { minimum: 100, maximum: 500_000 };
/** Diamonds that one yuan buys. */
export const diamondsPerYuan = 100;
/** Milliseconds that a member has to pay. */
export const payTime = 5 * 60_000;

/** A quantity of diamonds on sale; `price` is in fen. `tag` names a special offer for this caller. */
export const chargeRule = z.object({
  id: z.string(),
  price: z.int(),
  diamonds: z.int(),
  bonus: z.int(),
  tag: z.enum(['', 'first_double', 'popular']),
});
export type ChargeRule = z.output<typeof chargeRule>;

export const getChargeRules = defineCall({
  method: 'POST',
  path: 'chargerules/getList',
  caller: 'public',
  rate: 'read',
  summary: 'What can be recharged at what price; the double of a first recharge stands in `bonus` for those who may have it.',
  input: nothing,
  data: z.object({
    list: z.array(chargeRule),
    custom: z.object({ minimum: z.int(), maximum: z.int(), diamonds_per_yuan: z.int() }),
    is_first: z.boolean(),
  }),
});

export const payBrands = ['wechat', 'alipay', 'unionpay', 'card', 'stripe', 'wallet'] as const;
export type PayBrand = (typeof payBrands)[number];

/** A way to pay. `balance` is what the consumption wallet holds, in fen; null for the others and for visitors. */
export const payChannel = z.object({
  id: z.string(),
  brand: z.enum(payBrands),
  name: z.string(),
  note: z.string(),
  is_sandbox: z.boolean(),
  balance: z.nullable(z.int()),
});
export type PayChannel = z.output<typeof payChannel>;

export const getPayChannelList = defineCall({
  method: 'GET',
  path: 'pay/getPayChannelList',
  caller: 'public',
  rate: 'read',
  summary: 'Ways to pay, and the consumption wallet with its balance.',
  input: nothing,
  data: z.object({ list: z.array(payChannel), is_sandbox: z.boolean() }),
});

/** States of an order; they only go forward. `failed`: the last try failed and its time ran out. */
export const orderStates = ['waiting', 'paid', 'closed', 'failed', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/** Why an order was closed or a try to pay it failed: the member's or the payer's word, the clock, or a code of the payment provider. */
export const rechargeOrder = z.object({
  no: z.string(),
  brand: z.enum(payBrands),
  channel: z.string(),
  /** In fen. */
  price: z.int(),
  diamonds: z.int(),
  bonus: z.int(),
  state: z.enum(orderStates),
  /** `timeout`, `canceled`, `late` (paid after it was closed), or a provider's code such as `E1007`; empty otherwise. */
  reason: z.string(),
  created_at: instant,
  expires_at: instant,
  paid_at: z.nullable(instant),
  closed_at: z.nullable(instant),
  /** Address at which a waiting order is paid; null for every other. */
  pay_url: z.nullable(z.string()),
});
export type RechargeOrder = z.output<typeof rechargeOrder>;

export const payUrl = defineCall({
  method: 'GET',
  path: 'chargerules/payUrl',
  caller: 'spend',
  names: {},
  rate: 'money',
  changes: true,
  atomic: true,
  summary: 'Creates an order and gives the address of the cashier; the consumption wallet pays at once and needs none.',
  input: z.object({
    /** A rule of `chargerules/getList`; or else `amount`. */
    rule: z.optional(id),
    /** Fen of a recharge of one's own choice, whole yuan. */
    amount: z.optional(integer(customPrice.minimum, customPrice.maximum)),
    channel: id,
  }),
  data: z.object({ order: rechargeOrder, url: z.string() }),
});

export const orderState = defineCall({
  method: 'GET',
  path: 'Order/getState',
  caller: 'objectOwner',
  names: { order: 'no' },
  rate: 'read',
  origin: 'ours',
  summary: 'One order, fresh; the cashier’s window is asked every 3 s.',
  input: z.object({ no: id }),
  data: rechargeOrder,
});

export const cancelOrder = defineCall({
  method: 'POST',
  path: 'Order/cancel',
  caller: 'objectOwner',
  names: { order: 'no' },
  rate: 'write',
  atomic: true,
  origin: 'ours',
  summary: 'Closes a waiting order; what is paid later is given back.',
  input: z.object({ no: id }),
  data: rechargeOrder,
});
