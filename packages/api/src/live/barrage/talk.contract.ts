import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer } from '../../contract/fields.ts';

/** Seconds between two comments of one person that an anchor may ask for; 0 asks for nothing. */
export const slowSteps = [0, 3, 5, 10, 30, 60] as const;
export type SlowStep = (typeof slowSteps)[number];

/** Most comments that wait which a list gives. */
export const heldPage = 50;

/** Chat rules of a room; its owner and assistants are exempt. */
export const talkRule = z.object({
  /** Seconds that lie between two comments of one person. */
  slow: z.literal(slowSteps),
  /** Only those speak who follow the anchor. */
  is_followers_only: z.boolean(),
  /** A comment with a link is refused. */
  has_no_links: z.boolean(),
  /** A comment with a way to reach somebody waits until it is let through. */
  holds_contacts: z.boolean(),
  /** Nobody speaks. */
  is_quiet: z.boolean(),
});
export type TalkRule = z.output<typeof talkRule>;

/** A comment that waits. */
export const heldComment = z.object({
  id: z.string(),
  text: z.string(),
  user: z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string(), level: z.int() }),
  at: instant,
});
export type HeldComment = z.output<typeof heldComment>;

/** Events about the talk of a room, by the topics that carry them. */
export const talkEvents = {
  /** For everybody in the room: its new chat rules. */
  talk_rules: z.object({ room_id: z.string(), rules: talkRule }),
  /** For owner and assistants, each on their own topic: how many comments wait. */
  held: z.object({ room_id: z.string(), waiting: z.int() }),
} as const;

export const talkRules = defineCall({
  method: 'GET',
  path: 'Barrage/talkRules',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  cache: 'anonymous',
  origin: 'ours',
  summary: 'What is asked of whoever speaks in a room.',
  input: z.object({ id }),
  data: z.object({ rules: talkRule }),
});

export const setTalkRules = defineCall({
  method: 'POST',
  path: 'RoomManage/setTalkRules',
  caller: 'roomKeeper',
  names: { room: 'id' },
  rate: 'write',
  scope: 'room:moderate',
  origin: 'ours',
  summary:
    'Sets what is asked of whoever speaks in a room, for its owner and assistants, who are free of it. Everybody in the room is told.',
  input: z.object({ id, rules: talkRule }),
  data: z.object({ rules: talkRule }),
});

export const heldList = defineCall({
  method: 'POST',
  path: 'RoomManage/heldList',
  caller: 'roomKeeper',
  names: { room: 'id' },
  rate: 'read',
  scope: 'room:moderate',
  changes: false,
  origin: 'ours',
  summary: 'Comments that wait to be let into a room, the oldest first, and how many do.',
  input: z.object({ id, limit: z._default(integer(1, heldPage), heldPage) }),
  data: z.object({ list: z.array(heldComment), waiting: z.int() }),
});

export const decideHeld = defineCall({
  method: 'POST',
  path: 'RoomManage/decideHeld',
  caller: 'roomKeeper',
  names: { room: 'id' },
  rate: 'write',
  scope: 'room:moderate',
  origin: 'ours',
  summary:
    'Lets a comment that waits into its room, as said now by whoever sent it, or puts it away; once decided it stays so, and the answer says how. A sender who was muted or removed meanwhile is not let in.',
  input: z.object({ id, held_id: id, is_let_in: z.boolean() }),
  data: z.object({ is_let_in: z.boolean(), waiting: z.int() }),
});
