import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, text } from '../../contract/fields.ts';
import { anchor, raidRules, room } from '../live/live.contract.ts';

/** Limits of a raid: ms of its countdown and between two of a room, and rooms that are offered at once. */
export const raidLimits = { countdown: 30_000, pause: 600_000, search: 40, offered: 24 } as const;

/** Ends of a raid: it took place, was called off by its anchor, or the room that it went to ended before. */
export const raidEnds = ['done', 'called_off', 'gone'] as const;
export type RaidEnd = (typeof raidEnds)[number];

/** Course of a raid; `open` while it counts down. */
export const raidStates = ['open', ...raidEnds] as const;
export type RaidState = (typeof raidStates)[number];

/** A raid: a room that ends hands its viewers to another at the end of a countdown. */
export const raid = z.object({
  id: z.string(),
  room_id: z.string(),
  from: anchor,
  to: room,
  opened_at: instant,
  ends_at: instant,
});
export type Raid = z.output<typeof raid>;

/** Events about raids. */
export const raidEvents = {
  /** On the topic of the room that hands its viewers over: the countdown has begun. */
  raid,
  /** The same topic: it is over; after `done` its viewers go on to the other room. `viewers` is how many, null unless they went. */
  raid_over: z.object({
    id: z.string(),
    room_id: z.string(),
    to_id: z.string(),
    state: z.enum(raidEnds),
    viewers: z.nullable(z.int()),
  }),
  /** On the topic of the other room: they have come. */
  raid_came: z.object({ id: z.string(), room_id: z.string(), from: anchor, viewers: z.int(), at: instant }),
} as const;

export const currentRaid = defineCall({
  method: 'GET',
  path: 'Raid/current',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  cache: 'anonymous',
  origin: 'ours',
  summary: 'The raid that counts down in a room; null for none.',
  input: z.object({ id }),
  data: z.object({ raid: z.nullable(raid) }),
});

export const raidTargets = defineCall({
  method: 'GET',
  path: 'Raid/targets',
  caller: 'anchor',
  rate: 'read',
  scope: 'stream:manage',
  origin: 'ours',
  summary:
    'Live rooms that take a raid of the caller: those of anchors that they follow first, then the hottest. `search` looks in titles, names and teams.',
  input: z.object({ search: z._default(text(raidLimits.search, 0), '') }),
  data: z.object({ list: z.array(room) }),
});

export const openRaid = defineCall({
  method: 'POST',
  path: 'Raid/open',
  caller: 'anchor',
  rate: 'write',
  scope: 'stream:manage',
  origin: 'ours',
  atomic: true,
  summary:
    'Begins a raid from the caller’s room on the air to another live room. At the end of the countdown, or when the broadcast ends before, the broadcast is over and its viewers go on there. One in ten minutes.',
  input: z.object({ to: id }),
  data: z.object({ raid }),
});

export const callOffRaid = defineCall({
  method: 'POST',
  path: 'Raid/callOff',
  caller: 'anchor',
  rate: 'write',
  scope: 'stream:manage',
  origin: 'ours',
  summary: 'Calls off a raid of the caller’s room that counts down; the broadcast goes on. Answers how the raid stands.',
  input: z.object({ raid_id: id }),
  data: z.object({ state: z.enum(raidStates) }),
});

export const stayHere = defineCall({
  method: 'POST',
  path: 'Raid/stay',
  caller: 'public',
  rate: 'write',
  origin: 'ours',
  summary: 'Says that the caller stays, so that they do not count as one who came; the page does not lead them on.',
  input: z.object({ id, raid_id: id }),
  data: z.object({ raid_id: z.string() }),
});

export const setRaidRule = defineCall({
  method: 'POST',
  path: 'Raid/setRule',
  caller: 'anchor',
  rate: 'write',
  scope: 'stream:manage',
  origin: 'ours',
  summary: 'Sets whose raids the caller’s room takes: everybody’s, those of anchors that the caller follows, or nobody’s.',
  input: z.object({ rule: z.enum(raidRules) }),
  data: z.object({ rule: z.enum(raidRules) }),
});
