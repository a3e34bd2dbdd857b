import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, pageOf, paging, text } from '../../contract/fields.ts';
import { fanBadge } from '../../live/fans/badge.schema.ts';
import { nobleRank } from '../../money/noble/noble.schema.ts';
import { room } from '../../live/live/live.contract.ts';
import { fan, followed, person } from './follow.schema.ts';

/** A part of a nickname; without it everybody. */
const search = z.optional(text(20));

export const attention = defineCall({
  method: 'POST',
  path: 'Member/attention',
  caller: 'member',
  rate: 'write',
  summary: 'Follows a member, or ends it; following again changes nothing but the reminder. Nobody follows themselves.',
  input: z.object({
    id,
    follow: z._default(z.boolean(), true),
    /** Whether to notify the caller when they go live; left out, it stays as it was (at first true). */
    remind: z.optional(z.boolean()),
  }),
  data: z.object({ id: z.string(), is_followed: z.boolean(), remind: z.boolean(), fans: z.int() }),
});

export const attentionList = defineCall({
  method: 'GET',
  path: 'User/attentionList',
  caller: 'member',
  rate: 'read',
  summary: 'Whom the caller follows: who is live first, the hottest before the others; then by the last broadcast, the latest first.',
  input: z.object({ ...paging(), only: z._default(z.enum(['all', 'live']), 'all'), search }),
  data: z.extend(pageOf(followed), { /** Number of the found people who are live. */ live_total: z.int() }),
});

/** The second list of the specification, beside that of followed people: the list of fans (docs/decisions/rooms-and-chat.md). */
export const watchlistList = defineCall({
  method: 'GET',
  path: 'User/watchlistList',
  caller: 'member',
  rate: 'read',
  summary: 'Who follows the caller, the newest first.',
  input: z.object({ ...paging(), search }),
  data: pageOf(fan),
});

export const getUserCard = defineCall({
  method: 'GET',
  path: 'Live/getUserCard',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  summary:
    'A member as a room shows them: role there, level, noble rank, follows; mute and removal for moderators of that room and operators alone. The specification shows no call for a card.',
  input: z.object({ /** Room. */ id, user_id: id }),
  data: z.object({
    member: person,
    noble: z.nullable(nobleRank),
    /** Badge of the room's fan club; left out for those who are no members. */
    fan_badge: z.optional(fanBadge),
    role: z.enum(['anchor', 'admin', 'viewer']),
    registered_at: instant,
    follows: z.int(),
    fans: z.int(),
    /** Whether the caller follows them, and whether they follow the caller. */
    is_followed: z.boolean(),
    follows_me: z.boolean(),
    /** Membership in the room; null for everybody but its moderators and the operators. */
    standing: z.nullable(z.object({ is_muted: z.boolean(), muted_until: z.nullable(instant), is_kicked: z.boolean() })),
  }),
});

export const personaInfo = defineCall({
  method: 'GET',
  path: 'User/persona',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  summary:
    'A member’s own page as everybody may see it: who they are, whom they follow, their room. The specification shows no call for it.',
  input: z.object({ id }),
  data: z.object({
    member: person,
    noble: z.nullable(nobleRank),
    /** In their own words; empty without. */
    sign: z.string(),
    registered_at: instant,
    follows: z.int(),
    fans: z.int(),
    /** Whether the caller follows them, and whether they follow the caller. */
    is_followed: z.boolean(),
    follows_me: z.boolean(),
    /** Their room; null for those who have none. */
    room: z.nullable(room),
  }),
});
