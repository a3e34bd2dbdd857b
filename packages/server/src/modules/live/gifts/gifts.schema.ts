import { gift, giftEvent, sendGift } from '@pitchside/api/live/gifts';
import { walletState } from '@pitchside/api/money/ledger';
import { nobleRank } from '@pitchside/api/money/noble';
import * as z from 'zod/mini';
import { storedNames } from '../../../text/names.schema.ts';
import { taskCount } from '../../member/activities/index.ts';

const orderedGift = z.object({
  sender: z.int(),
  gift: z.string(),
  count: z.int(),
  from: z.enum(['wallet', 'backpack']),
  /** Price that the sender saw, in diamonds. */
  expected: z.optional(z.int()),
  /** True for gifts of seeded data while no room is live; members need a live room. */
  offAir: z.optional(z.boolean()),
  /** Anchor's income in fen per hundred diamonds. */
  share: z.int(),
  /** Day in the site's zone. */
  day: z.string(),
  comboLasts: z.int(),
  heights: z.record(nobleRank, z.int()),
  tasks: z.array(taskCount),
});

/** Parameter of the database functions `gift_give` and `gift_order`: sender, gift, target (a room, or an anchor) and limits. */
export const given = z.union([z.extend(orderedGift, { room: z.int() }), z.extend(orderedGift, { anchor: z.int() })]);
export type Given = z.output<typeof given>;

/** Idempotency key of a request, its member, and its content. */
export const giftRequest = z.object({ user: z.int(), call: z.string(), key: z.string(), fingerprint: z.string() });
export type GiftRequest = z.output<typeof giftRequest>;

/** Reason of a refused gift. */
const refusal = z.enum(['notFound', 'own', 'kicked', 'offAir', 'locked', 'price', 'few', 'soldOut']);
export type Refusal = z.output<typeof refusal>;

/** Result of sending a gift. */
const sent = z.object({
  /** Id of the transfer; null for a gift from the backpack, which moves no value. */
  transfer: z.nullable(z.int()),
  cost: z.int(),
  combo: z.int(),
  /** Remaining count in the backpack; null for a paid gift. */
  owned: z.nullable(z.int()),
  /** Balances of the sender afterwards. */
  wallet: walletState,
});
export type Sent = z.output<typeof sent>;

/** Events of a gift, whose name is still in all languages. */
const giftEvents = z.discriminatedUnion('type', [
  z.object({ topic: z.string(), type: z.literal('wallet'), data: walletState }),
  z.object({
    topic: z.string(),
    type: z.literal('gift'),
    data: z.extend(giftEvent, { gift: z.extend(gift, { name: z.object({ $t: storedNames }) }) }),
  }),
]);

/** Result of the database function `gift_give`: a refusal before any write, or the result and the events for others. */
export const answered = z.union([
  z.object({ refused: refusal }),
  z.extend(sent, { refused: z.optional(z.undefined()), events: z.array(giftEvents) }),
]);
export type Answered = z.output<typeof answered>;

/** Result of the database function `gift_order`: the stored response of a repeated request, a refusal, or a new result. */
export const ordered = z.object({
  kept: z.optional(z.nullable(z.object({ holder: z.nullable(z.string()), fingerprint: z.string(), answer: z.unknown() }))),
  refused: z.optional(refusal),
  answer: z.optional(sendGift.data),
  moved: z.optional(z.record(z.string(), z.int())),
});
