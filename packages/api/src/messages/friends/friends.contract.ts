import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer, pageOf, paging, text } from '../../contract/fields.ts';
import { person } from '../../member/follow/follow.schema.ts';
import { contact, friendRequest, relations, remarkLength, requestLimits, requestSources } from './friends.schema.ts';

const someone = z.object({ /** A member. */ id });
const standing = z.object({ id: z.string(), relation: z.enum(relations), is_blocked: z.boolean() });

export const addressBook = defineCall({
  method: 'POST',
  path: 'group/addressBook',
  caller: 'member',
  rate: 'read',
  changes: false,
  summary:
    'Friends of the caller by letter, each letter in the order of names: surnames by their own reading, Đ as D, everything else under #.',
  input: z.object({ /** A part of a nickname or remark. */ search: z.optional(text(20)) }),
  data: z.object({
    list: z.array(contact),
    total: z.int(),
    /** Requests to the caller that wait for an answer. */
    waiting: z.int(),
  }),
});

export const crossCorrelation = defineCall({
  method: 'POST',
  path: 'group/crossCorrelation',
  caller: 'member',
  rate: 'read',
  changes: false,
  summary: 'How the caller and another stand to each other, and what they have in common.',
  input: someone,
  data: z.object({
    member: person,
    remark: z.string(),
    relation: z.enum(relations),
    /** Whether the caller has blocked the other. */
    is_blocked: z.boolean(),
    is_followed: z.boolean(),
    follows_me: z.boolean(),
    common_friends: z.int(),
    /** Groups that both are in. */
    common_groups: z.array(z.object({ id: z.string(), name: z.string(), avatar: z.string() })),
    /** The words of the request that waits between them; empty for none. */
    request: z.string(),
    registered_at: instant,
    fans: z.int(),
    follows: z.int(),
  }),
});

export const getRecommendUserList = defineCall({
  method: 'POST',
  path: 'group/getRecommendUserList',
  caller: 'member',
  rate: 'read',
  changes: false,
  summary:
    'People to befriend: friends of friends, members of the same groups, and fans of the same anchors, those with most in common first.',
  input: z.object({ limit: z._default(integer(1, 20), 6), /** Another set than the first. */ page: z._default(integer(1, 20), 1) }),
  data: z.object({
    list: z.array(
      z.object({ user: person, reason: z.enum(['friends', 'group', 'anchor', 'new']), /** Number in common. */ common: z.int() }),
    ),
  }),
});

export const requestFriend = defineCall({
  method: 'POST',
  path: 'Friend/request',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary:
    'Asks a member for friendship; who was asked by them already becomes their friend, and asking again changes the words alone. The specification names the act and shows no call.',
  input: z.object({ id, text: z._default(text(requestLimits.text, 0), ''), source: z._default(z.enum(requestSources), 'id') }),
  data: standing,
});

export const answerFriend = defineCall({
  method: 'POST',
  path: 'Friend/answer',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Accepts or refuses the request of a member; the same answer again changes nothing. The specification shows no call for it.',
  input: z.object({ id, accept: z.boolean() }),
  data: standing,
});

export const withdrawFriendRequest = defineCall({
  method: 'POST',
  path: 'Friend/withdraw',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Takes back a request of the caller’s that waits. The specification shows no call for it.',
  input: someone,
  data: standing,
});

export const removeFriend = defineCall({
  method: 'POST',
  path: 'Friend/remove',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Ends a friendship, for both. The specification shows no call for it.',
  input: someone,
  data: standing,
});

export const setFriendRemark = defineCall({
  method: 'POST',
  path: 'Friend/setRemark',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Gives a friend a name that the caller alone sees; empty takes it away. The specification shows no call for it.',
  input: z.object({ id, remark: text(remarkLength, 0) }),
  data: z.object({ id: z.string(), remark: z.string() }),
});

export const blockMember = defineCall({
  method: 'POST',
  path: 'Friend/block',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary:
    'Keeps a member out, or lets them in again: they can neither write to the caller nor ask for friendship, and are not told. Friendship ends with it. The specification shows no call for it.',
  input: z.object({ id, block: z._default(z.boolean(), true) }),
  data: standing,
});

export const friendRequests = defineCall({
  method: 'GET',
  path: 'Friend/requests',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary:
    'Requests of friendship to the caller or by the caller, those that wait first, then the newest first. The specification shows no call for it.',
  input: z.object({
    ...paging(20),
    of: z._default(z.enum(['received', 'sent']), 'received'),
    state: z._default(z.enum(['all', 'waiting', 'answered']), 'all'),
  }),
  data: z.extend(pageOf(friendRequest), { /** Requests to the caller that wait. */ waiting: z.int() }),
});

export const blockedList = defineCall({
  method: 'GET',
  path: 'Friend/blocked',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'Whom the caller keeps out, the latest first. The specification shows no call for it.',
  input: z.object(paging(20)),
  data: pageOf(z.extend(person, { blocked_at: instant })),
});
