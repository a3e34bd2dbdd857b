import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, languages, pageOf, paging, text } from '../../contract/fields.ts';
import { graces, pushAddress, room, roomCategories } from '../live/live.contract.ts';
import { placard, placardLength, titleLength } from './studio.schema.ts';

const title = text(titleLength);
const category = z.enum(roomCategories);
const language = z.optional(z.enum(languages));
/** A match to show beside the picture, and the key of an upload made for `cover`; empty takes it away. */
const attached = { match_id: z.optional(z.union([id, z.literal('')])), cover: z.optional(z.union([id, z.literal('')])) };
/** Settings of the room that an anchor may change; a field that is left out stays. */
export const roomSettings = { title: z.optional(title), category: z.optional(category), language, ...attached };
const changed = z.object({ room });

export const setLiveInfo = defineCall({
  method: 'POST',
  path: 'Live/setLiveInfo',
  caller: 'anchor',
  rate: 'write',
  scope: 'stream:manage',
  summary:
    'Sets title and category of the caller’s room, and its language, match and cover where they are given. Everybody in the room is told.',
  input: z.object({ title, category, language, ...attached }),
  data: changed,
});

export const setTitle = defineCall({
  method: 'GET',
  path: 'live/setTitle',
  caller: 'anchor',
  rate: 'write',
  scope: 'stream:manage',
  changes: true,
  summary: 'Sets the title of the caller’s room.',
  input: z.object({ title }),
  data: changed,
});

export const updateLive = defineCall({
  method: 'GET',
  path: 'live/updateLive',
  caller: 'anchor',
  rate: 'write',
  scope: 'stream:manage',
  changes: true,
  summary: 'Changes what is given of the caller’s room: title, category, language, match, cover.',
  input: z.object(roomSettings),
  data: changed,
});

export const setGrace = defineCall({
  method: 'POST',
  path: 'Live/setGrace',
  caller: 'anchor',
  rate: 'write',
  origin: 'ours',
  summary:
    'Sets how many seconds the caller’s room waits for an encoder that was lost before the broadcast ends; a wait that is on follows, and the room is told.',
  input: z.object({ seconds: z.literal(graces) }),
  data: z.object({ seconds: z.literal(graces), room }),
});

export const setPlacard = defineCall({
  method: 'POST',
  path: 'Live/setPlacard',
  caller: 'anchor',
  rate: 'write',
  scope: 'stream:manage',
  summary: 'Sets the announcement on the wall of the caller’s room, at most 50 characters; empty takes it down. The room is told.',
  input: z.object({ placard: text(placardLength, 0) }),
  data: placard,
});

export const placardList = defineCall({
  method: 'POST',
  path: 'Live/placardList',
  caller: 'anchor',
  rate: 'read',
  scope: 'stream:manage',
  changes: false,
  origin: 'ours',
  summary: 'Earlier announcements on the wall of the caller’s room, newest first.',
  input: z.object(paging(20, 50)),
  data: pageOf(placard),
});

export const renewPushUrl = defineCall({
  method: 'POST',
  path: 'Live/renewPushUrl',
  caller: 'roomOwner',
  names: { room: 'id' },
  rate: 'write',
  // Each time is another key.
  idempotent: false,
  origin: 'ours',
  summary: 'Gives a room another stream key; the old one opens nothing any more, and whoever pushes with it is cut off.',
  input: z.object({ id }),
  data: pushAddress,
});
