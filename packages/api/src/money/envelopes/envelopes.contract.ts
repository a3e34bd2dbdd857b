import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { figure, id, integer, pageOf, paging, text } from '../../contract/fields.ts';
import {
  envelope,
  envelopeConditions,
  envelopeDelays,
  envelopeRecord,
  envelopeShare,
  envelopeSides,
  phraseLength,
  wishLength,
} from './envelopes.schema.ts';

export const giveEnvelope = defineCall({
  method: 'POST',
  path: 'Redenvelope/insert',
  caller: 'spend',
  names: { room: 'id' },
  rate: 'money',
  atomic: true,
  summary: 'Gives a red envelope in a live room: the diamonds leave the giver at once, and the server draws the shares, each at least 1.',
  input: z
    .object({
      /** Room. */
      id,
      /** Diamonds, a whole number up to `mostInEnvelope`, and shares, at most `mostShares`; errors are explained in words. */
      total: figure,
      count: figure,
      text: z._default(text(wishLength, 0), ''),
      condition: z._default(z.enum(envelopeConditions), 'everyone'),
      phrase: z._default(text(phraseLength, 0), ''),
      /** Seconds until it opens. */
      delay: z._default(
        z.pipe(integer(0, 300), z.int().check(z.refine((delay) => (envelopeDelays as readonly number[]).includes(delay)))),
        0,
      ),
    })
    .check(z.refine(({ condition, phrase }) => (condition === 'phrase') === (phrase !== ''), { path: ['phrase'] })),
  data: z.object({ envelope, balance: z.int(), transfer_id: z.string() }),
});

export const envelopeInfo = defineCall({
  method: 'POST',
  path: 'Redenvelope/getRedInfo',
  caller: 'public',
  rate: 'read',
  summary: 'A red envelope, what the caller took from it or still has to do, and who took what once the caller took or it is over.',
  input: z.object({ /** Envelope. */ id }),
  data: z.object({
    envelope,
    /** Diamonds that the caller took; null while none. */
    mine: z.nullable(z.int()),
    /** Condition that the caller does not meet yet; null when there is none. */
    unmet: z.nullable(z.enum(['sign_in', 'follow', 'phrase', 'own'])),
    /** The largest first. */
    shares: z.array(envelopeShare),
  }),
});

export const roomEnvelopes = defineCall({
  method: 'GET',
  path: 'Redenvelope/ofRoom',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  summary: 'Red envelopes of a room that are open or will be, the next to open first; the specification shows no call that finds them.',
  input: z.object({ /** Room. */ id }),
  data: z.object({ list: z.array(z.object({ envelope, mine: z.nullable(z.int()) })) }),
});

export const takeEnvelope = defineCall({
  method: 'POST',
  path: 'Redenvelope/receiveRed',
  caller: 'spend',
  names: {},
  rate: 'money',
  atomic: true,
  summary: 'Takes a share of a red envelope, one a member; who took already is told the same share again.',
  input: z.object({ /** Envelope. */ id }),
  data: z.object({
    /** Diamonds that the caller has of it. */
    amount: z.int(),
    /** True when the caller had taken it before. */
    again: z.boolean(),
    left: z.int(),
    balance: z.int(),
  }),
});

export const envelopeRecords = defineCall({
  method: 'GET',
  path: 'Redenvelope/records',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'Red envelopes that the member gave, or took from, in the last three months, the latest first.',
  input: z.object({ side: z.enum(envelopeSides), ...paging(10, 50) }),
  data: z.extend(pageOf(envelopeRecord), {
    /** Diamonds of all of them: what others took of one's own, or what one took. */
    diamonds: z.int(),
  }),
});
