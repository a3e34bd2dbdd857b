import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer, pageOf, paging, text } from '../../contract/fields.ts';
import { announcement, titleLength } from './studio.schema.ts';

/** Broadcasts to come that a room may announce, and how far ahead, in days. */
export const announcementLimits = { most: 50, ahead: 60 } as const;

export const setReserveLiveNew = defineCall({
  method: 'POST',
  path: 'Live/setReserveLiveNew',
  caller: 'anchor',
  rate: 'write',
  scope: 'stream:manage',
  atomic: true,
  summary:
    'Announces a broadcast of the caller, or changes one that was announced: of a match, which says when by itself, or of anything else with a title and a time.',
  input: z.object({
    /** The one to change; left out for a new one. */
    id: z.optional(id),
    match_id: z.optional(id),
    title: z.optional(text(titleLength)),
    start_at: z.optional(integer(0, 8_640_000_000_000)),
  }),
  data: z.object({ announcement }),
});

export const deleteReserveLiveNew = defineCall({
  method: 'POST',
  path: 'Live/deleteReserveLiveNew',
  caller: 'anchor',
  rate: 'write',
  scope: 'stream:manage',
  origin: 'ours',
  atomic: true,
  summary: 'Takes an announced broadcast of the caller back; `live/deleteReserveLive` cancels reservations of members.',
  input: z.object({ id }),
  data: z.object({ id: z.string() }),
});

export const reserveLiveNewList = defineCall({
  method: 'POST',
  path: 'Live/reserveLiveNewList',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  origin: 'ours',
  summary: 'Broadcasts that a room announces, the next first; `live_streaming/getReserveLiveList` goes by matches.',
  input: z.object({ id, ...paging(20, 100) }),
  data: pageOf(announcement),
});

export const reserveLiveNew = defineCall({
  method: 'POST',
  path: 'Live/reserveLiveNew',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Asks for a word when an announced broadcast begins, or wants it no more; `live/reserveMatch` is about matches.',
  input: z.object({ id, is_reserved: z.boolean() }),
  data: z.object({ announcement }),
});

export const reservedLiveNewList = defineCall({
  method: 'POST',
  path: 'Live/reservedLiveNewList',
  caller: 'member',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary: 'Announced broadcasts that the caller wants a word of, the next first.',
  input: z.object(paging(50, 200)),
  data: pageOf(announcement),
});
