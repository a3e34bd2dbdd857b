import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer, text } from '../../contract/fields.ts';
import { fanBadge } from '../fans/badge.schema.ts';
import { nobleRank } from '../../money/noble/noble.schema.ts';

/** Most code points of a comment. */
export const barrageLength = 50;
/** Most comments that `Barrage/getList` gives. */
export const barragePage = 50;
/** Longest stretch of a broadcast whose comments `Barrage/getPast` gives at once, ms, and most comments of it. */
export const barragePast = { span: 120_000, most: 300 } as const;

export const barrageRoles = ['anchor', 'admin', 'noble', 'viewer'] as const;
export type BarrageRole = (typeof barrageRoles)[number];

/**
 * Kinds of comment: `scroll` is the usual one; an `advert` stands out and is paid, nobles have thirty a month free.
 * Source: specification section 9.
 */
export const barrageTypes = ['scroll', 'advert'] as const;
export type BarrageType = (typeof barrageTypes)[number];

/** The last instant that can be asked about, ms UTC. */
const latest = 253_402_300_799_999;

/** One comment: chat line and danmaku are the same message. */
export const barrage = z.object({
  id: z.string(),
  room_id: z.string(),
  type: z.enum(barrageTypes),
  text: z.string(),
  user: z.object({
    id: z.string(),
    user_nickname: z.string(),
    avatar: z.string(),
    level: z.int(),
    role: z.enum(barrageRoles),
    /** Rank when it was said; it colours the comment. */
    noble: z.nullable(nobleRank),
    /** Badge of the room's fan club that the author wore at that time; left out for those who were no members. */
    fan_badge: z.optional(fanBadge),
  }),
  /** True for what a program said with an access token of the user; left out for what they said themselves. */
  is_bot: z.optional(z.boolean()),
  at: instant,
});
export type Barrage = z.output<typeof barrage>;

/** A kind of comment as it may be sent. */
export const barrageOffer = z.object({
  id: z.enum(barrageTypes),
  name: z.string(),
  /** Diamonds. */
  price: z.int(),
  /** Free comments of this kind that the caller has left this month; null where none are ever given. */
  free_left: z.nullable(z.int()),
});

export const barrageList = defineCall({
  method: 'GET',
  path: 'Barrage/getList',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  cache: 'anonymous',
  summary: 'The newest comments of a room, oldest first, and the kinds that may be sent with their prices.',
  input: z.object({ id, limit: z._default(integer(1, barragePage), barragePage) }),
  data: z.object({
    list: z.array(barrage),
    types: z.array(barrageOffer),
    /** Position in the topic of the room that the list is not older than. */
    epoch: z.string(),
    seq: z.int(),
  }),
});

export const barrageOfPast = defineCall({
  method: 'GET',
  path: 'Barrage/getPast',
  origin: 'ours',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  summary:
    'What was said in a room from one instant to another, oldest first, for those who look back; of a crowded stretch the first comments.',
  input: z.object({ id, from: integer(0, latest), until: integer(0, latest) }),
  data: z.object({
    list: z.array(barrage),
    /** The list is whole up to here, ms UTC. */
    until: instant,
  }),
});

export const barrageSend = defineCall({
  method: 'GET',
  path: 'Barrage/send',
  caller: 'speak',
  names: { room: 'id' },
  rate: 'speak',
  scope: 'chat:send',
  changes: true,
  atomic: true,
  summary: 'Says something in a room: shown as danmaku and as a chat line to everyone in it; what a kind costs is the server’s to say.',
  input: z.object({
    id,
    text: text(barrageLength),
    type: z._default(z.enum(barrageTypes), 'scroll'),
    /** Diamonds that the sender was shown; another price is refused. */
    expected_price: z.optional(integer(0, 999_999_999_999)),
  }),
  data: z.object({
    barrage,
    /** Diamonds that it cost; 0 for a free one. */
    paid: z.int(),
    /** Diamonds that the sender owns now; null where nothing was paid. */
    balance: z.nullable(z.int()),
  }),
});
