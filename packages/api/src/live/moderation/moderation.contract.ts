import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, pageOf, paging, text } from '../../contract/fields.ts';
import { managed, muteMinutes, reasonLength, removal, roomAct } from './moderation.schema.ts';

/** Why, in the moderator's words; an operator must say it, others may leave it out. */
const reason = z._default(text(reasonLength, 0), '');
/** The room, and whom it is about. */
const someone = { id, user_id: id };
const named = { room: 'id', member: 'user_id' } as const;

export const setTaboo = defineCall({
  method: 'POST',
  path: 'Live/setTaboo',
  caller: 'moderator',
  names: named,
  rate: 'write',
  scope: 'room:moderate',
  atomic: true,
  summary:
    'Mutes a member in a room for 1, 5, 10 or 60 minutes or until it is lifted; doing it again sets the end anew. The member is told.',
  input: z.object({ ...someone, minutes: z.literal(muteMinutes), reason }),
  data: z.object({ user_id: z.string(), muted_until: z.nullable(instant) }),
});

export const relieveTaboo = defineCall({
  method: 'POST',
  path: 'RoomManage/relieveTaboo',
  caller: 'moderator',
  names: named,
  rate: 'write',
  scope: 'room:moderate',
  inQuery: true,
  summary: 'Lifts a mute; for who is not muted nothing changes. The member is told.',
  input: z.object(someone),
  data: z.object({ user_id: z.string() }),
});

export const liveKickout = defineCall({
  method: 'POST',
  path: 'live/liveKickout',
  caller: 'moderator',
  names: named,
  rate: 'write',
  scope: 'room:moderate',
  summary:
    'Removes a member from a room until it is lifted: every socket of theirs is told, on every node, and those in the room hear no more of it. An assistant who is removed is one no more.',
  input: z.object({ ...someone, reason }),
  data: z.object({ user_id: z.string() }),
});

export const relieveKickout = defineCall({
  method: 'POST',
  path: 'RoomManage/relieveKickout',
  caller: 'moderator',
  names: named,
  rate: 'write',
  scope: 'room:moderate',
  origin: 'ours',
  summary: 'Lets a member into a room again; the specification removes people and shows no call that takes it back.',
  input: z.object(someone),
  data: z.object({ user_id: z.string() }),
});

export const kickoutInfo = defineCall({
  method: 'GET',
  path: 'live/kickoutInfo',
  caller: 'member',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary:
    'Why the caller may not enter a room, by whom and since when; null where they may. The specification lists rooms that one was removed from and no reason.',
  input: z.object({ id }),
  data: z.object({ removal: z.nullable(removal) }),
});

export const removeBarrage = defineCall({
  method: 'POST',
  path: 'Barrage/remove',
  caller: 'moderator',
  names: named,
  rate: 'write',
  scope: 'room:moderate',
  origin: 'ours',
  summary: 'Takes a comment of a member out of a room, for everybody; the specification shows no call for it.',
  input: z.object({ ...someone, barrage_id: id, reason }),
  data: z.object({ barrage_id: z.string() }),
});

export const cutRoom = defineCall({
  method: 'POST',
  path: 'Live/cutRoom',
  caller: 'operator',
  rate: 'write',
  origin: 'ours',
  summary: 'Ends the broadcast of a room for the site; the anchor reads why. The specification shows no call for operators.',
  input: z.object({ id, reason: text(reasonLength) }),
  data: z.object({ id: z.string() }),
});

/** Lists of a room. */
export const manageKinds = ['muted', 'kicked', 'assistants'] as const;

export const getLiveRoomManageList = defineCall({
  method: 'POST',
  path: 'RoomManage/getLiveRoomManageList',
  caller: 'roomOwner',
  names: { room: 'id' },
  rate: 'read',
  changes: false,
  inQuery: true,
  summary: 'Who is muted, removed or an assistant in a room, the latest first, each with who did it, when, until when and why.',
  input: z.object({ id, kind: z._default(z.enum(manageKinds), 'muted'), ...paging(20, 200) }),
  data: z.extend(pageOf(managed), { totals: z.object({ muted: z.int(), kicked: z.int(), assistants: z.int() }) }),
});

export const roomActList = defineCall({
  method: 'POST',
  path: 'RoomManage/actList',
  caller: 'roomOwner',
  names: { room: 'id' },
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary: 'What was done to whom in a room, by whom and why, newest first, for as many days as it is kept; for the owner alone.',
  input: z.object({ id, ...paging(20, 100) }),
  data: z.extend(pageOf(roomAct), { kept_days: z.int() }),
});
