import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { anchor, room, roomCategories } from '../live/live.contract.ts';
import { match } from '../../scores/matches/matches.schema.ts';
import { publisherTurnedAway, streamHealth, streamStandby } from './health.schema.ts';

/** Most code points of a title, and of an announcement on the wall of a room (specification section 5). */
export const titleLength = 40;
export const placardLength = 50;

/** `waiting` for the first picture, on the air, or over. */
export const broadcastStates = ['waiting', 'live', 'ended'] as const;
export type BroadcastState = (typeof broadcastStates)[number];

/** Second of a recording at which its encoder was gone, and for how many seconds; they are left out of the recording. */
export const playbackBreak = z.object({ at: z.int(), seconds: z.int() });
export type PlaybackBreak = z.output<typeof playbackBreak>;

/** Recording of a broadcast. `breaks` are in order; left out without any. */
export const playback = z.object({
  url: z.string(),
  cover: z.nullable(z.string()),
  seconds: z.int(),
  breaks: z.optional(z.array(playbackBreak)),
});
export type Playback = z.output<typeof playback>;

/** One broadcast of a room. */
export const broadcast = z.object({
  id: z.string(),
  room_id: z.string(),
  state: z.enum(broadcastStates),
  title: z.string(),
  category: z.enum(roomCategories),
  match: z.nullable(match),
  started_at: z.nullable(instant),
  ended_at: z.nullable(instant),
  /** Seconds on the air so far. */
  seconds: z.int(),
  /** Most people in the room at one time. */
  peak: z.int(),
  playback: z.nullable(playback),
});
export type Broadcast = z.output<typeof broadcast>;

/** A broadcast as its anchor sees it: what came of it, and whether others find it in the room. */
export const ownBroadcast = z.extend(broadcast, {
  messages: z.int(),
  /** Fen of gifts and nobles. */
  income: z.int(),
  is_listed: z.boolean(),
});
export type OwnBroadcast = z.output<typeof ownBroadcast>;

/** A broadcast to come, of a match or of anything else. */
export const announcement = z.object({
  id: z.string(),
  room_id: z.string(),
  anchor,
  title: z.string(),
  match: z.nullable(match),
  start_at: instant,
  /** Members who want a word when it begins. */
  reserve_count: z.int(),
  /** Whether the caller is one of them. */
  is_reserved: z.boolean(),
});
export type Announcement = z.output<typeof announcement>;

/** The words on the wall of a room, since when. */
export const placard = z.object({ placard: z.string(), at: instant });

/** State of an application to become an anchor. */
export const applicationStates = ['none', 'awaiting', 'success', 'failed'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Events of anchors and their rooms, by the topics that carry them. */
export const studioEvents = {
  /** A room has other words on its wall. */
  placard: z.extend(placard, { room_id: z.string() }),
  /** A member's own topic: their application was decided. */
  anchor_application: z.object({ state: z.enum(['success', 'failed']), reason: z.string(), room_id: z.nullable(z.string()) }),
  /** A member's own topic: an announced broadcast has begun that they wanted a word of. */
  broadcast_begins: z.object({ announcement_id: z.string(), room }),
  /** The anchor's own topic of a room: how the stream arrives that is pushed into it. */
  stream_health: streamHealth,
  /** The same topic: an encoder with the right key came while the room is closed. */
  publisher_turned_away: publisherTurnedAway,
  /** The same topic: a second encoder stands by, or does no more. */
  stream_standby: streamStandby,
} as const;
