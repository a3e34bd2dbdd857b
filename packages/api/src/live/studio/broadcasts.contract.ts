import * as z from 'zod/mini';
import { barrage } from '../barrage/barrage.contract.ts';
import { defineCall } from '../../contract/define.ts';
import { id, integer, nothing, pageOf, paging } from '../../contract/fields.ts';
import { pushAddress, raidRules, room, roomCategories } from '../live/live.contract.ts';
import { day } from '../../money/orders/records.contract.ts';
import { roomSettings } from './settings.contract.ts';
import { broadcast, ownBroadcast } from './studio.schema.ts';

export const startRoom = defineCall({
  method: 'GET',
  path: 'Live/startRoom',
  caller: 'anchor',
  rate: 'write',
  scope: 'stream:manage',
  changes: true,
  summary: 'Opens the caller’s room for a picture: it is on the air once one is pushed. What is open already stays as it is.',
  input: nothing,
  data: z.object({ broadcast: ownBroadcast, room }),
});

export const mobileStartRoom = defineCall({
  method: 'POST',
  path: 'Live/mobileStartRoom',
  caller: 'anchor',
  rate: 'write',
  summary: 'The same from a phone, in one step: sets what is given of the room, opens it, and says where to push.',
  input: z.object(roomSettings),
  data: z.object({ broadcast: ownBroadcast, room, ...pushAddress.shape }),
});

export const endRoom = defineCall({
  method: 'GET',
  path: 'Live/endRoom',
  caller: 'anchor',
  rate: 'write',
  scope: 'stream:manage',
  changes: true,
  // A repeat that comes late would end what was begun since.
  idempotent: false,
  summary:
    'Ends the caller’s broadcast: whoever pushes is cut off and stays out until the room is opened again. Null where none was on the air.',
  input: nothing,
  data: z.object({ broadcast: z.nullable(ownBroadcast) }),
});

export const ownRoom = defineCall({
  method: 'POST',
  path: 'Live/ownRoom',
  caller: 'anchor',
  rate: 'read',
  scope: 'stream:manage',
  changes: false,
  origin: 'ours',
  summary:
    'The caller’s room as others see it, the words on its wall, and the broadcast that waits for a picture or is on the air; null where none.',
  input: nothing,
  data: z.object({
    room,
    placard: z.string(),
    broadcast: z.nullable(ownBroadcast),
    /** Seconds that the room waits for an encoder that was lost. */
    grace: z.int(),
    /** Whose raids the room takes. */
    raids: z.enum(raidRules),
  }),
});

export const getBucketRoomList = defineCall({
  method: 'GET',
  path: 'Live/getBucketRoomList',
  caller: 'public',
  rate: 'read',
  summary: 'Every category with its hottest live rooms and how many there are.',
  input: z.object({ limit: z._default(integer(1, 24), 8) }),
  data: z.object({ list: z.array(z.object({ category: z.enum(roomCategories), total: z.int(), rooms: z.array(room) })) }),
});

export const getLivePlaybackList = defineCall({
  method: 'POST',
  path: 'Live_streaming/getLivePlaybackList',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  summary: 'Recorded broadcasts of a room that its anchor shows, newest first.',
  input: z.object({ id, ...paging() }),
  data: pageOf(broadcast),
});

export const matchPlaybacks = defineCall({
  method: 'GET',
  path: 'Live_streaming/matchPlaybacks',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  summary:
    'Recorded broadcasts of a match that their anchors show, those that most people watched first. The specification lists them by room alone.',
  input: z.object({ match_id: id, ...paging() }),
  data: pageOf(broadcast),
});

export const livePlayback = defineCall({
  method: 'POST',
  path: 'Live/playback',
  caller: 'public',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary: 'One recorded broadcast that its anchor shows, with its room. The specification lists them and shows no call for one.',
  input: z.object({ id }),
  data: z.object({ broadcast, room }),
});

/** Longest stretch of a replay whose comments one call gives, seconds. */
export const replayStretch = 120;

export const playbackBarrages = defineCall({
  method: 'POST',
  path: 'Live/playbackBarrage',
  caller: 'public',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary:
    'What was said within a stretch of a recorded broadcast from an instant on, oldest first, without what was taken out. The specification plays broadcasts back and shows no call for their comments.',
  input: z.object({ id, from: integer(0, 8_640_000_000_000), seconds: z._default(integer(1, replayStretch), 60) }),
  data: z.object({ list: z.array(barrage) }),
});

/** Months that a list of broadcasts reaches over. Source: specification section 9. */
export const broadcastMonths = 3;

export const broadcastList = defineCall({
  method: 'POST',
  path: 'Live/broadcastList',
  caller: 'anchor',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary:
    'Broadcasts of the caller within three months, newest first, with sums: length, most viewers, comments, income; by default the last 30 days. The specification names the screen and shows no call.',
  input: z.object({ from: z.optional(day), to: z.optional(day), ...paging(20, 100) }),
  data: z.extend(pageOf(ownBroadcast), {
    from: day,
    to: day,
    sums: z.object({ seconds: z.int(), peak: z.int(), messages: z.int(), income: z.int() }),
  }),
});

export const setLiveList = defineCall({
  method: 'POST',
  path: 'Live/setLiveList',
  caller: 'anchor',
  rate: 'write',
  summary: 'Shows or hides broadcasts of the caller in the list that others see of the room.',
  input: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(100)), is_listed: z.boolean() }),
  data: z.object({ ids: z.array(z.string()), is_listed: z.boolean() }),
});
