import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, pageOf, paging, text } from '../../contract/fields.ts';
import { managed, person } from './moderation.schema.ts';

/** Most assistants of a room. Source: specification section 5. */
export const mostAssistants = 200;
/** Members that a search gives at most. */
export const mostFound = 20;

const someone = { id, user_id: id };

export const assistantList = defineCall({
  method: 'POST',
  path: 'live/assistantList',
  caller: 'roomOwner',
  names: { room: 'id' },
  rate: 'read',
  changes: false,
  summary: 'Assistants of a room, the latest first, with how many there may be.',
  input: z.object({ id, ...paging(50, mostAssistants) }),
  data: z.extend(pageOf(managed), { most: z.int() }),
});

export const setAdministrations = defineCall({
  method: 'POST',
  path: 'RoomManage/setAdministrations',
  caller: 'roomOwner',
  names: { room: 'id' },
  rate: 'write',
  inQuery: true,
  summary: 'Makes a member an assistant of a room, at most 200; for one who is nothing changes. The member is told.',
  input: z.object(someone),
  data: z.object({ user_id: z.string(), total: z.int() }),
});

export const delLiveRoomManage = defineCall({
  method: 'POST',
  path: 'RoomManage/delLiveRoomManage',
  caller: 'roomOwner',
  names: { room: 'id' },
  rate: 'write',
  inQuery: true,
  summary: 'Takes the right of an assistant back; for one who is none nothing changes. The member is told.',
  input: z.object(someone),
  data: z.object({ user_id: z.string(), total: z.int() }),
});

export const findForRoom = defineCall({
  method: 'POST',
  path: 'RoomManage/findMember',
  caller: 'roomOwner',
  names: { room: 'id' },
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary:
    'Members whose number is the text or whose nickname begins with it, with what they are in the room; the specification shows no search for whom to appoint.',
  input: z.object({ id, text: text(20) }),
  data: z.object({
    list: z.array(z.object({ user: person, is_moderator: z.boolean(), is_muted: z.boolean(), is_kicked: z.boolean() })),
  }),
});
