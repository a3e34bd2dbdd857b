import * as z from 'zod/mini';
import { defineCall } from '../contract/define.ts';
import { id, instant, integer, text } from '../contract/fields.ts';

/** Most code points of a comment. */
export const barrageLength = 50;
/** Most comments that `Barrage/getList` gives. */
export const barragePage = 50;

export const barrageRoles = ['anchor', 'admin', 'noble', 'viewer'] as const;
export type BarrageRole = (typeof barrageRoles)[number];

/** One comment: chat line and danmaku are the same message. */
export const barrage = z.object({
  id: z.string(),
  room_id: z.string(),
  text: z.string(),
  user: z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string(), level: z.int(), role: z.enum(barrageRoles) }),
  at: instant,
});
export type Barrage = z.output<typeof barrage>;

export const barrageList = defineCall({
  method: 'GET',
  path: 'Barrage/getList',
  caller: 'public',
  rate: 'read',
  shared: 'visitors',
  summary: 'The newest comments of a room, oldest first, and the kinds that may be sent.',
  input: z.object({ id, limit: z._default(integer(1, barragePage), barragePage) }),
  data: z.object({ list: z.array(barrage), types: z.array(z.object({ id: z.string(), name: z.string(), price: z.int() })) }),
});

export const barrageSend = defineCall({
  method: 'GET',
  path: 'Barrage/send',
  caller: 'speak',
  names: { room: 'id' },
  rate: 'speak',
  changes: true,
  atomic: true,
  summary: 'Says something in a room: shown as danmaku and as a chat line to everyone in it.',
  input: z.object({ id, text: text(barrageLength) }),
  data: z.object({ barrage }),
});
