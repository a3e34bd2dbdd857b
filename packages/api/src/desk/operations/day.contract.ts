import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { instant, nothing } from '../../contract/fields.ts';

/** Queues of the desks. */
export const deskQueues = [
  'withdrawal',
  'verification',
  'anchor',
  'expert',
  'plan',
  'report',
  'content',
  'result',
  'feedback',
  'shipping',
] as const;
export type DeskQueue = (typeof deskQueues)[number];

/** Reasons for which members get and spend diamonds. */
export const diamondFlows = [
  'opening',
  'recharge',
  'gift',
  'noble',
  'guard',
  'barrage',
  'horn',
  'plan',
  'goods',
  'referral',
  'envelope',
  'sign_in',
  'task',
  'withdraw',
  'withdraw_paid',
  'withdraw_returned',
  'convert',
  'transfer',
  'purchase',
] as const;
export type DiamondFlow = (typeof diamondFlows)[number];

/** A sum of today so far, and of the whole day before; null where nobody counted that day. */
const beside = z.object({ today: z.int(), yesterday: z.nullable(z.int()) });
export type DayPair = z.output<typeof beside>;

export const adminDay = defineCall({
  caller: 'operator',
  origin: 'ours',
  method: 'GET',
  path: 'admin/day',
  rate: 'read',
  summary:
    'The server’s day beside the one before: members, rooms, diamonds in and out by kind, counted once a minute for all nodes; and every queue as it stands.',
  input: nothing,
  data: z.object({
    /** The server’s day, in Beijing: `2026-11-26`. */
    day: z.string(),
    counted_at: instant,
    server_at: instant,
    /** `active` were signed in and seen on that day. */
    members: z.object({ total: z.int(), joined: beside, active: beside }),
    /** Rooms that are live now, and minutes on the air of all rooms. */
    rooms: z.object({ live: z.int(), minutes: beside }),
    /** Diamonds that came to members and that left them, by kind, those that moved most first; kinds that did not move are left out. */
    diamonds: z.array(z.object({ kind: z.enum(diamondFlows), in: beside, out: beside })),
    /** All queues in one order; `oldest_at` is null for an empty one. */
    queues: z.array(z.object({ kind: z.enum(deskQueues), total: z.int(), oldest_at: z.nullable(instant) })),
  }),
});
