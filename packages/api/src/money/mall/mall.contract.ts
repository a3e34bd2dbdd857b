import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer, nothing, pageOf, paging, secret, text } from '../../contract/fields.ts';
import { exchange, exchangeStates, goods, mallLimits, postalAddress } from './mall.schema.ts';

export const goodsList = defineCall({
  method: 'POST',
  path: 'goods/goodsList',
  caller: 'public',
  rate: 'read',
  summary: 'Goods of the exchange mall with their price and what is left.',
  input: nothing,
  data: z.object({ list: z.array(goods) }),
});

export const exchangeGoods = defineCall({
  method: 'POST',
  path: 'goods/exchange',
  caller: 'spend',
  names: {},
  rate: 'money',
  atomic: true,
  summary:
    'Exchanges diamonds for goods. Virtual ones lie in the backpack with the same answer; physical ones wait to be sent to the address, and their diamonds wait with them.',
  input: z.object({
    /** Goods. */
    id,
    count: z._default(integer(1, mallLimits.atOnce), 1),
    /** Diamonds for one that the member has seen; another price is refused. */
    price: integer(1, 1e9),
    /** Delivery address of physical goods; all three fields, or none. */
    name: z._default(secret(text(mallLimits.name, 0)), ''),
    phone: z._default(secret(text(mallLimits.phone, 0)), ''),
    address: z._default(secret(text(mallLimits.address, 0)), ''),
  }),
  data: z.object({ exchange, balance: z.int(), transfer_id: z.string() }),
});

export const exchangeRecords = defineCall({
  method: 'POST',
  path: 'goods/exchangeRecords',
  caller: 'member',
  rate: 'read',
  changes: false,
  summary: 'What the member exchanged, the latest first, and what is on its way.',
  input: z.object({ state: z.optional(z.enum(exchangeStates)), ...paging(10, 50) }),
  data: z.extend(pageOf(exchange), {
    /** Physical goods that have not arrived. */
    on_the_way: z.int(),
    /** Diamonds of all exchanges that were not refused. */
    spent: z.int(),
  }),
});

export const goodsReceived = defineCall({
  method: 'POST',
  path: 'goods/received',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Says that physical goods have arrived.',
  input: z.object({ /** Number of the record. */ no: id }),
  data: exchange,
});

export const goodsAddress = defineCall({
  method: 'GET',
  path: 'goods/address',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'The address that the member gave last, to be filled in again.',
  input: nothing,
  data: z.object({ address: z.nullable(postalAddress) }),
});
