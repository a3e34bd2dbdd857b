import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { anchor } from '../live/live.contract.ts';

/** Minutes for which somebody may be muted; 0 is until it is lifted. */
export const muteMinutes = [1, 5, 10, 60, 0] as const;
export type MuteMinutes = (typeof muteMinutes)[number];

/** Most code points of the reason that a moderator gives. */
export const reasonLength = 100;

/** Somebody as the lists of a room show them. */
export const person = anchor;

/**
 * A row of the lists of a room. `until` is null for what holds until it is lifted, and for moderators; `by` is null where nobody was
 * noted.
 */
export const managed = z.object({
  user: person,
  by: z.nullable(person),
  at: instant,
  until: z.nullable(instant),
  reason: z.string(),
});
export type Managed = z.output<typeof managed>;

/** Moderation: each word is what was done to somebody; `cut` ended the broadcast of its owner. */
export const moderationActs = ['mute', 'unmute', 'kick', 'lift', 'appoint', 'dismiss', 'remove', 'cut'] as const;
export type ModerationAct = (typeof moderationActs)[number];

/** Acts of anchor and assistants for everybody in a room; where one is about nobody, the log names whoever did it. */
export const boardActs = ['pin', 'unpin', 'poll', 'poll_close'] as const;
export type BoardAct = (typeof boardActs)[number];

/** Log of a room. */
export const roomActs = [...moderationActs, ...boardActs] as const;
export type RoomActKind = (typeof roomActs)[number];

/** A line of the log of a room. */
export const roomAct = z.object({
  id: z.string(),
  act: z.enum(roomActs),
  by: person,
  user: person,
  reason: z.string(),
  /** Until when a mute was to hold; null without end, and for other acts. */
  until: z.nullable(instant),
  /** The comment that was removed or pinned, the pinned line, the question of a poll; empty for other acts. */
  text: z.string(),
  at: instant,
});
export type RoomAct = z.output<typeof roomAct>;

/** Roles that may remove people from a room: its anchor, one of its moderators, or the staff of the site. */
export const removers = ['anchor', 'moderator', 'site'] as const;

/**
 * A removal from a room, as the removed person reads it: whose room, by whom, since when, and the reason, empty without one. It holds
 * until it is lifted.
 */
export const removal = z.object({ anchor: person, by: z.enum(removers), at: instant, reason: z.string() });
export type Removal = z.output<typeof removal>;

/** A member's own topic: they may not speak in a room, until an instant or until it is lifted. */
export const muted = z.object({ room_id: z.string(), until: z.nullable(instant), reason: z.string() });
/** A member's own topic: something about one room ended or happened there. */
export const aboutRoom = z.object({ room_id: z.string() });

/** Events that moderators bring about, by the topics that carry them. */
export const moderationEvents = {
  muted,
  unmuted: aboutRoom,
  /** Removed from a room, sent to every socket of the member; sockets in the room get the frame of the same name as well. */
  liveKickout: z.object({ room_id: z.string(), reason: z.string() }),
  kickout_lifted: aboutRoom,
  /** New role of the member in a room. */
  room_role: z.object({ room_id: z.string(), is_moderator: z.boolean() }),
  /** For the owner: the lists of the room have changed. */
  room_managed: z.object({ room_id: z.string(), act: z.enum(roomActs), user_id: z.string() }),
  /** A comment was taken out of a room. */
  barrageGone: z.object({ id: z.string(), room_id: z.string() }),
  /** A report of the member was decided. */
  report_decided: z.object({ kind: z.string(), object_id: z.string(), is_upheld: z.boolean(), reason: z.string() }),
} as const;
