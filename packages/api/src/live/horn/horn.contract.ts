import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer, text } from '../../contract/fields.ts';
import { horn, hornLength } from './horn.schema.ts';

export const sendHorn = defineCall({
  method: 'GET',
  path: 'Member/sneHorn',
  caller: 'speak',
  names: { room: 'id' },
  rate: 'speak',
  changes: true,
  atomic: true,
  summary: 'Sends a global horn from a live room to every room; the price is the server’s.',
  input: z.object({
    id,
    text: text(hornLength),
    /** Diamonds that the sender was shown; another price is refused. */
    expected_price: z.optional(integer(0, 999_999_999_999)),
  }),
  data: z.object({ horn, balance: z.int(), transfer_id: z.string() }),
});

export const hornList = defineCall({
  method: 'GET',
  path: 'Member/hornList',
  caller: 'public',
  rate: 'read',
  summary:
    'Horns, the newest first: those of the whole site, or the caller’s own (none for visitors); with the price of the next and the position of their topic.',
  input: z.object({
    of: z._default(z.enum(['site', 'mine']), 'site'),
    /** Horns before this one; `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    limit: z._default(integer(1, 50), 20),
  }),
  data: z.object({
    list: z.array(
      z.extend(horn, {
        /** Whether its room is live now. */
        is_live: z.boolean(),
      }),
    ),
    /** Start of the next page; null at the end. */
    next: z.nullable(z.string()),
    /** Diamonds for one. */
    price: z.int(),
    topic: z.string(),
    epoch: z.string(),
    seq: z.int(),
  }),
});
