import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, pageOf, paging, text } from '../../contract/fields.ts';
import { group, groupJoins, groupLimits, groupMember } from './groups.schema.ts';

const { name, intro, invited } = groupLimits;
const own = z.object({ /** Group. */ id });

export const getRecommendGroupList = defineCall({
  method: 'POST',
  path: 'group/getRecommendGroupList',
  caller: 'public',
  rate: 'read',
  changes: false,
  summary:
    'Groups that anybody may join: those with friends of the caller first, then the liveliest. Whoever is signed in is not shown those that they are in.',
  input: z.object({ ...paging(12, 50), search: z.optional(text(20)) }),
  data: pageOf(group),
});

export const addGroup = defineCall({
  method: 'POST',
  path: 'group/addgroup',
  caller: 'member',
  rate: 'write',
  atomic: true,
  summary:
    'Founds a group, with friends of the caller in it from the start; `of_room` makes it the one group of the fan club of the caller’s room.',
  input: z.object({
    name: text(name.most, name.least),
    intro: z._default(text(intro, 0), ''),
    /** Key of an upload made for `group`; without it a picture is drawn from the number. */
    avatar: z.optional(id),
    join: z._default(z.enum(groupJoins), 'open'),
    of_room: z._default(z.boolean(), false),
    /** Friends who are in from the start. */
    user_ids: z._default(z.array(id).check(z.maxLength(invited)), []),
  }),
  data: z.object({ group }),
});

export const addGroupUser = defineCall({
  method: 'POST',
  path: 'group/addGroupUser',
  caller: 'member',
  rate: 'write',
  summary: 'Joins a group, or brings friends into one that the caller is in; who is in already stays.',
  input: z.object({
    /** Group. */ id,
    user_ids: z._default(z.array(id).check(z.maxLength(invited)), []),
  }),
  data: z.object({ group, /** Number of members who were added. */ added: z.int() }),
});

export const destroyGroup = defineCall({
  method: 'POST',
  path: 'group/destroyGroupNew',
  caller: 'objectOwner',
  names: { group: 'id' },
  rate: 'write',
  summary: 'Dissolves a group of one’s own: it leaves every list, and nobody sees what was said in it any more.',
  input: own,
  data: z.object({ id: z.string() }),
});

export const leaveGroup = defineCall({
  method: 'POST',
  path: 'Group/leave',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Leaves a group; its owner dissolves it instead. The specification shows no call for it.',
  input: own,
  data: z.object({ id: z.string() }),
});

export const removeGroupUser = defineCall({
  method: 'POST',
  path: 'Group/removeUser',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Takes a member out of a group of one’s own. The specification shows no call for it.',
  input: z.object({ /** Group. */ id, user_id: id }),
  data: z.object({ group }),
});

export const setGroup = defineCall({
  method: 'POST',
  path: 'Group/set',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary:
    'Gives a group of one’s own another name, picture, introduction or way in; what is left out stays. The specification shows no call for it.',
  input: z.object({
    /** Group. */
    id,
    name: z.optional(text(name.most, name.least)),
    intro: z.optional(text(intro, 0)),
    avatar: z.optional(id),
    join: z.optional(z.enum(groupJoins)),
  }),
  data: z.object({ group }),
});

export const myGroups = defineCall({
  method: 'GET',
  path: 'Group/mine',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'Groups that the caller is in, own ones first, then the liveliest. The specification shows no call for it.',
  input: z.object({
    ...paging(50, 50),
    only: z._default(z.enum(['all', 'owned', 'joined']), 'all'),
  }),
  data: pageOf(group),
});

export const groupInfo = defineCall({
  method: 'GET',
  path: 'Group/info',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'One group; one that nobody may join is there for its members alone. The specification shows no call for it.',
  input: own,
  data: z.object({ group }),
});

export const groupMembers = defineCall({
  method: 'GET',
  path: 'Group/members',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'Members of a group that the caller is in, the owner first, then who came first. The specification shows no call for it.',
  input: z.object({ /** Group. */ id, ...paging(50, 200) }),
  data: pageOf(groupMember),
});
