import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer, nothing } from '../../contract/fields.ts';
import { nobleMonths, noblePlan, nobleRank, nobleState } from './noble.schema.ts';

export const nobleList = defineCall({
  method: 'GET',
  path: 'Guard/getList',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  summary: 'The noble ranks with their prices by month and what each may do.',
  input: nothing,
  data: z.object({ list: z.array(noblePlan) }),
});

export const buyNoble = defineCall({
  method: 'GET',
  path: 'guard_user/buy',
  caller: 'spend',
  names: { room: 'id' },
  rate: 'money',
  changes: true,
  atomic: true,
  summary: 'Opens, renews or raises a noble rank; a lower rank waits for the end of the running one.',
  input: z.object({
    rank: nobleRank,
    months: z.pipe(integer(1, 12), z.int().check(z.refine((months) => (nobleMonths as readonly number[]).includes(months)))),
    /** Diamonds that the buyer was shown; another price is refused. */
    expected_price: z.optional(integer(0, 999_999_999_999)),
    /** Room in which it is bought; its anchor has a share. */
    id: z.optional(id),
  }),
  data: z.object({ noble: nobleState, paid: z.int(), balance: z.int(), transfer_id: z.nullable(z.string()) }),
});

export const getNobleState = defineCall({
  method: 'GET',
  path: 'Member/nobleState',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'The member’s noble rank, what the days left are worth, and the free barrages of this month.',
  input: nothing,
  data: nobleState,
});

export const setNoble = defineCall({
  method: 'POST',
  path: 'Member/setNoble',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Switches the entry hint and the renewal at the end.',
  input: z.object({ entry_hint: z.optional(z.boolean()), auto_renew: z.optional(z.boolean()) }),
  data: nobleState,
});
