import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';

/** Most diamonds in an envelope, most shares, and most code points of its words. */
export const mostInEnvelope = 1_000_000;
export const mostShares = 500;
export const wishLength = 30;
export const phraseLength = 20;

/** Seconds until an envelope opens, as the giver may choose. */
export const envelopeDelays = [0, 60, 180, 300] as const;
/** Milliseconds for which it stays open; the rest then goes back. */
export const envelopeLasts = 10 * 60_000;

/** People who may take from it: everybody, followers of the anchor, or those who said the phrase in the room since it was given. */
export const envelopeConditions = ['everyone', 'followers', 'phrase'] as const;
export type EnvelopeCondition = (typeof envelopeConditions)[number];

/** Somebody who gave or took. */
export const envelopeMember = z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string(), level: z.int() });

/** A red envelope as everybody in the room sees it. */
export const envelope = z.object({
  id: z.string(),
  room_id: z.string(),
  from: envelopeMember,
  /** Greeting of the giver; may be empty. */
  text: z.string(),
  /** Diamonds in all, how many shares they make, and how many of these are left. */
  total: z.int(),
  count: z.int(),
  left: z.int(),
  condition: z.enum(envelopeConditions),
  /** Words to be said; empty without that condition. */
  phrase: z.string(),
  /** `open` from `opens_at` on, which may lie ahead; `empty` when all was taken, `expired` when the rest went back. */
  state: z.enum(['open', 'empty', 'expired']),
  opens_at: instant,
  expires_at: instant,
  /** When it became empty or expired. */
  done_at: z.nullable(instant),
});
export type Envelope = z.output<typeof envelope>;

/** A share that somebody took. */
export const envelopeShare = z.object({ member: envelopeMember, amount: z.int(), at: instant });
export type EnvelopeShareData = z.output<typeof envelopeShare>;

/** Lists of a member's envelopes: those they gave, or those they took from. */
export const envelopeSides = ['given', 'taken'] as const;
export type EnvelopeSide = (typeof envelopeSides)[number];

/** An envelope in the records of its giver or of a taker. */
export const envelopeRecord = z.object({
  envelope,
  /** Anchor in whose room it was given. */
  anchor: z.object({ id: z.string(), user_nickname: z.string() }),
  /** Diamonds that all have taken of it. */
  taken: z.int(),
  /** Diamonds that the member took of it, and when; null for what they gave. */
  mine: z.nullable(z.object({ amount: z.int(), at: instant })),
});
export type EnvelopeRecord = z.output<typeof envelopeRecord>;

/** Event of an envelope in its room: it was given, somebody took, all was taken, or the rest went back. */
export const envelopeEvent = z.discriminatedUnion('act', [
  z.object({ act: z.literal('opened'), envelope }),
  z.object({ act: z.literal('taken'), id: z.string(), room_id: z.string(), left: z.int(), share: envelopeShare }),
  z.object({ act: z.literal('empty'), id: z.string(), room_id: z.string(), done_at: instant }),
  z.object({ act: z.literal('expired'), id: z.string(), room_id: z.string(), left: z.int(), done_at: instant }),
]);
export type EnvelopeEvent = z.output<typeof envelopeEvent>;
