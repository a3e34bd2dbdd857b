import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer, pageOf, paging, text } from '../../contract/fields.ts';
import { badgeLength, fanClub, fanFarewell, fanMember, fanRequest, joinLevels, joinRules, ownStanding } from './fans.schema.ts';

export const groupList = defineCall({
  method: 'POST',
  path: 'live/groupList',
  caller: 'public',
  rate: 'read',
  changes: false,
  summary: 'Fan clubs, the largest first; or those that the caller is in, the closest first.',
  input: z.object({ ...paging(), only: z._default(z.enum(['all', 'mine']), 'all') }),
  data: pageOf(z.extend(fanClub, { /** Membership of the caller; null without one. */ mine: z.nullable(ownStanding) })),
});

export const getLiveGroupList = defineCall({
  method: 'POST',
  path: 'live/getLiveGroupList',
  caller: 'public',
  rate: 'read',
  changes: false,
  summary:
    'The fan club of a room: its badge, who may join, its members by closeness, and how the caller stands in it. Null where the anchor has none, or does not show it to whoever asks.',
  input: z.object({ /** Room. */ id, ...paging() }),
  data: z.extend(pageOf(fanMember), {
    club: z.nullable(fanClub),
    mine: z.nullable(ownStanding),
    /** The caller waits to be let in. */
    is_asked: z.boolean(),
  }),
});

export const addShowGroup = defineCall({
  method: 'POST',
  path: 'live/addshowGroup',
  caller: 'anchor',
  rate: 'write',
  summary:
    'Founds the fan club of the caller’s room, or changes it: the badge of 2 to 4 letters or digits (lines already said keep the old one), who may join, whether the room shows it. What is left out stays as it is; a new club is open and shown.',
  input: z.object({
    badge: text(badgeLength.most, badgeLength.least),
    join_rule: z.optional(z.enum(joinRules)),
    join_level: z.optional(integer(joinLevels.least, joinLevels.most)),
    is_shown: z.optional(z.boolean()),
  }),
  data: z.object({ club: fanClub }),
});

export const joinGroup = defineCall({
  method: 'POST',
  path: 'Live/joinGroup',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary:
    'Joins the fan club of a room, free for those who follow its anchor and meet its rule, or asks to be let in where the rule says so; or leaves it, which forgets the closeness and takes the question back. Either again changes nothing. The specification shows no call for it.',
  input: z.object({ /** Room. */ id, join: z._default(z.boolean(), true) }),
  data: z.object({ mine: z.nullable(ownStanding), members: z.int(), /** The caller waits to be let in. */ is_asked: z.boolean() }),
});

export const groupRequests = defineCall({
  method: 'POST',
  path: 'Live/groupRequests',
  caller: 'anchor',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary: 'Those who wait to be let into the caller’s fan club, the earliest first. The specification shows no call for it.',
  input: z.object({ ...paging() }),
  data: pageOf(fanRequest),
});

export const decideGroupRequest = defineCall({
  method: 'POST',
  path: 'Live/decideGroupRequest',
  caller: 'anchor',
  rate: 'write',
  origin: 'ours',
  summary:
    'Lets somebody who waits into the caller’s fan club, or not; who does not wait any more stays as they are, and the answer says whether they are in it. The specification shows no call for it.',
  input: z.object({ user_id: id, is_let_in: z.boolean() }),
  data: z.object({ is_member: z.boolean(), /** Number of requests that still wait. */ waiting: z.int() }),
});

export const dissolveGroup = defineCall({
  method: 'POST',
  path: 'Live/dissolveGroup',
  caller: 'anchor',
  rate: 'write',
  // There is nothing to dissolve a second time, and the answer says so.
  idempotent: false,
  origin: 'ours',
  summary:
    'Dissolves the fan club of the caller’s room for good: badges come off, closeness is forgotten, and everybody who was in it is told and can read of it until they have. `badge` says which is meant. The specification shows no call for it.',
  input: z.object({ /** Its badge as it is now. */ badge: text(badgeLength.most, badgeLength.least) }),
  data: z.object({ /** Number of members it had. */ members: z.int() }),
});

export const clubFarewells = defineCall({
  method: 'POST',
  path: 'Live/clubFarewells',
  caller: 'member',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary:
    'Clubs that the caller was in, that were dissolved in the last 90 days, and that the caller has not put away; the newest first. The specification shows no call for it.',
  input: z.object({}),
  data: z.object({ list: z.array(fanFarewell) }),
});

export const putFarewellAway = defineCall({
  method: 'POST',
  path: 'Live/putFarewellAway',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Puts away what the caller has read of a dissolved club; again changes nothing. The specification shows no call for it.',
  input: z.object({ /** Room. */ id }),
  data: z.object({}),
});
