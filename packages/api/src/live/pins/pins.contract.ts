import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer, text } from '../../contract/fields.ts';
import { barrageRoles } from '../barrage/barrage.contract.ts';

/** Most code points of a pinned line. */
export const pinLength = 100;
/** Minutes for which something may stay pinned; 0 is until the broadcast ends. */
export const pinMinutes = [0, 5, 10, 30, 60] as const;
export type PinMinutes = (typeof pinMinutes)[number];

/** Message that is pinned above the chat of a room: a comment, or a line that its anchor or an assistant wrote. A room has one at most. */
export const pin = z.object({
  /** Changes with each pinning. */
  id: z.string(),
  kind: z.enum(['comment', 'line']),
  text: z.string(),
  /** Whose words they are, with their role in the room. */
  user: z.object({ id: z.string(), user_nickname: z.string(), role: z.enum(barrageRoles) }),
  at: instant,
  /** When it leaves by itself; null for the end of the broadcast. */
  until: z.nullable(instant),
});
export type Pin = z.output<typeof pin>;

/** Events about what is pinned, on the topic of the room. */
export const pinEvents = {
  /** Message that is pinned from now on; null for none. */
  pin: z.object({ room_id: z.string(), pin: z.nullable(pin) }),
} as const;

/** Minutes until it leaves by itself. */
const minutes = z._default(z.pipe(integer(0, 60), z.literal(pinMinutes)), 0);

export const getPin = defineCall({
  method: 'GET',
  path: 'Barrage/getPin',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  cache: 'anonymous',
  origin: 'ours',
  summary: 'What is pinned above the chat of a room; null for nothing.',
  input: z.object({ id }),
  data: z.object({ pin: z.nullable(pin) }),
});

export const pinComment = defineCall({
  method: 'POST',
  path: 'RoomManage/pinComment',
  caller: 'roomKeeper',
  names: { room: 'id' },
  rate: 'write',
  scope: 'room:moderate',
  origin: 'ours',
  summary:
    'Pins a comment above the chat of its room in place of what is pinned, for everybody; it leaves by time, with the broadcast, or when the comment or its author does. A comment that is pinned already stays as it is.',
  input: z.object({ id, barrage_id: id, minutes }),
  data: z.object({ pin }),
});

export const pinLine = defineCall({
  method: 'POST',
  path: 'RoomManage/pinLine',
  caller: 'roomKeeper',
  names: { room: 'id' },
  rate: 'write',
  scope: 'room:moderate',
  origin: 'ours',
  summary:
    'Pins a line of one’s own above the chat of a room in place of what is pinned, for everybody; it leaves by time or with the broadcast.',
  input: z.object({ id, text: text(pinLength), minutes }),
  data: z.object({ pin }),
});

export const removePin = defineCall({
  method: 'POST',
  path: 'RoomManage/removePin',
  caller: 'roomKeeper',
  names: { room: 'id' },
  rate: 'write',
  scope: 'room:moderate',
  origin: 'ours',
  summary: 'Takes a pinned message away, for everybody; what was pinned in its place meanwhile stays.',
  input: z.object({ id, pin_id: id }),
  data: z.object({ pin_id: z.string() }),
});
