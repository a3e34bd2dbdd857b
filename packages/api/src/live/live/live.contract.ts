import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, languages, nothing, pageOf, paging } from '../../contract/fields.ts';
import { match } from '../../scores/matches/matches.schema.ts';

/** Category of a room; `type` of /anchor filters by it. */
export const roomCategories = ['football', 'basketball', 'esports', 'talk'] as const;
export type RoomCategory = (typeof roomCategories)[number];

export const roomStatuses = ['not_started', 'live', 'ended'] as const;

/** Seconds that a room may wait for an encoder that was lost before its broadcast ends; its anchor chooses. */
export const graces = [10, 30, 60, 180, 300, 600] as const;
export type Grace = (typeof graces)[number];
export const defaultGrace: Grace = 60;

/** Whose raids a room takes: everybody’s, those of anchors whom its anchor follows, nobody’s. */
export const raidRules = ['everyone', 'followed', 'nobody'] as const;
export type RaidRule = (typeof raidRules)[number];

/** An encoder that was lost while its room is live: since when, and until when the room waits for it. */
export const away = z.object({ since: instant, until: instant });
export type Away = z.output<typeof away>;

export const anchor = z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string(), level: z.int(), exp_icon: z.string() });

/** A live room as a card shows it. `heat` is a popularity figure, not a count of viewers. */
export const room = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(roomCategories),
  /** Spoken language of the room. */
  language: z.enum(languages),
  status: z.enum(roomStatuses),
  anchor,
  heat: z.int(),
  cover: z.nullable(z.string()),
  is_official: z.boolean(),
  started_at: z.nullable(instant),
  match: z.nullable(match),
  /** Null while the encoder of a live room is there. */
  away: z.nullable(away),
});
export type Room = z.output<typeof room>;

/** A competition as the list of rooms names it: its short name in the reader's language. */
export const roomCompetition = z.object({ id: z.string(), name: z.string() });
export type RoomCompetition = z.output<typeof roomCompetition>;

/** Competitions that the list of rooms offers at once. */
export const mostRoomCompetitions = 12;

/** Names of the qualities, best first; `audio` is the sound alone. Source: specification section 2, but for the last. */
export const qualities = ['original', 'high', 'standard', 'smooth', 'audio'] as const;
export type Quality = (typeof qualities)[number];

/** Seconds that a viewer of a live room may look back at most. */
export const longestPast = 7_200;

/**
 * Part of a broadcast that is recorded so far and can be played back: a playlist with programme times, and the instant of its first
 * picture.
 */
export const past = z.object({ url: z.string(), since: instant });
export type Past = z.output<typeof past>;

export const liveUrl = z.object({
  room_id: z.string(),
  status: z.enum(roomStatuses),
  low_latency: z.boolean(),
  /** Those with a playlist of their own: the original, and its sound alone where that can be had. */
  qualities: z.array(z.object({ id: z.enum(qualities), url: z.string() })),
  /** The playlist that names all qualities with a picture, where there are several; each is coded while somebody watches it. */
  variants: z.nullable(z.string()),
  /** Null while nothing of the broadcast is written down. */
  past: z.nullable(past),
});
export type LiveUrl = z.output<typeof liveUrl>;

export const getRoomList = defineCall({
  method: 'GET',
  path: 'Live/getRoomList',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  cache: 'public',
  summary: 'Categories with the number of rooms that are live in each, and the competitions that most of them show.',
  input: nothing,
  data: z.object({
    list: z.array(z.object({ category: z.enum(roomCategories), total: z.int() })),
    total: z.int(),
    with_match: z.int(),
    /** Most rooms first, at most `mostRoomCompetitions`. */
    competitions: z.array(z.extend(roomCompetition, { category: z.enum(roomCategories), total: z.int() })),
  }),
});

export const getLiveList = defineCall({
  method: 'GET',
  path: 'live_streaming/getLiveList',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  cache: 'public',
  summary: 'Rooms that are live, hottest or newest first; of the hottest those that speak the reader’s language before all others.',
  input: z.object({
    ...paging(),
    category: z.optional(z.enum(roomCategories)),
    competition_id: z.optional(id),
    match_id: z.optional(id),
    language: z.optional(z.enum(languages)),
    sort: z._default(z.enum(['hot', 'new']), 'hot'),
  }),
  data: z.extend(pageOf(room), {
    /** The competition that was asked for; null without one, and for one that nobody knows. */ about: z.nullable(roomCompetition),
  }),
});

export const getRoomInfo = defineCall({
  method: 'GET',
  path: 'Live_streaming/getRoomInfo',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  cache: 'anonymous',
  summary: 'One room: anchor, title, state, match, announcement and the position of its topic.',
  input: z.object({ id }),
  data: z.object({
    room,
    placard: z.string(),
    is_owner: z.boolean(),
    is_moderator: z.boolean(),
    /** Whether the caller follows the anchor, and the number of followers. */
    is_followed: z.boolean(),
    fans: z.int(),
    topic: z.string(),
    epoch: z.string(),
    seq: z.int(),
  }),
});

export const getLiveUrl = defineCall({
  method: 'GET',
  path: 'Live/getLiveUrl',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary: 'Where the picture of a room plays; never where it is pushed.',
  input: z.object({ id }),
  data: liveUrl,
});

export const getPlacard = defineCall({
  method: 'GET',
  path: 'Live/getPlacard',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  cache: 'anonymous',
  summary: 'The announcement of a room, at most 50 characters, or empty.',
  input: z.object({ id }),
  data: z.object({ placard: z.string() }),
});

export const getUserStatus = defineCall({
  method: 'POST',
  path: 'Live/getUserStatus',
  caller: 'member',
  rate: 'read',
  changes: false,
  summary: 'Whether the caller may speak in a room and why not; for its owner and moderators also how another member stands there.',
  input: z.object({ id, user_id: z.optional(id) }),
  data: z.object({
    is_muted: z.boolean(),
    /** Null while not muted, and for a mute without end. */
    muted_until: z.nullable(instant),
    /** Reason of the mute as the moderator gave it; empty without one. */
    reason: z.string(),
    is_kicked: z.boolean(),
    is_owner: z.boolean(),
    is_moderator: z.boolean(),
  }),
});

export const liveKickoutList = defineCall({
  method: 'POST',
  path: 'live/liveKickoutList',
  caller: 'public',
  rate: 'read',
  summary: 'Rooms that the caller was removed from; empty for visitors.',
  input: nothing,
  data: z.object({ list: z.array(z.object({ room_id: z.string(), at: instant })) }),
});

/** Address for pushing: RTMP by server and key, or WebRTC (WHIP) by an address and a bearer token; null where that is not taken. */
export const pushAddress = z.object({
  server: z.string(),
  key: z.string(),
  whip: z.nullable(z.object({ url: z.string(), token: z.string(), has_sound: z.boolean() })),
});
export type PushAddress = z.output<typeof pushAddress>;

export const getPushUrl = defineCall({
  method: 'GET',
  path: 'Live/getPushUrl',
  caller: 'roomOwner',
  names: { room: 'id' },
  rate: 'write',
  changes: false,
  origin: 'ours',
  summary:
    'Address and secret key under which the owner pushes the stream; the specification shows no call that gives the key to the owner alone.',
  input: z.object({ id }),
  data: pushAddress,
});
