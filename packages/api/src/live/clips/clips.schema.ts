import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { matchEvent } from '../../scores/matches/matches.schema.ts';
import { match } from '../../scores/matches/matches.schema.ts';
import { anchor, roomCategories } from '../live/live.contract.ts';

/** A goal of a match, or what a viewer wanted to keep. */
export const clipKinds = ['goal', 'moment'] as const;
export type ClipKind = (typeof clipKinds)[number];

/** `making` until its film is stored; `failed` where nothing of it was recorded; `removed` once somebody took it down. */
export const clipStates = ['making', 'ready', 'removed', 'failed'] as const;
export type ClipState = (typeof clipStates)[number];

/** Members who may clip in a room; its anchor and assistants may, except where nobody may. */
export const clippers = ['everybody', 'followers', 'club', 'team', 'nobody'] as const;
export type Clippers = (typeof clippers)[number];

/** Seconds: of a moment that a viewer keeps, of a goal before and after it, and how far a picture may lag behind its match. */
export const clipSeconds = { moment: 30, before: 12, after: 8, mostDelay: 120 } as const;
/** Code points of a title that its maker gives. */
export const clipTitleLength = 60;

/** Score on the scorebug from a place in the clip on. */
export const clipScore = z.object({
  /** Milliseconds from the first picture. */
  at: z.int(),
  home: z.int(),
  away: z.int(),
});

/** A stretch of a room's broadcast as a film of its own. */
export const clip = z.object({
  id: z.string(),
  kind: z.enum(clipKinds),
  state: z.enum(clipStates),
  /** Title by its maker, or of the goal with its score. */
  title: z.string(),
  room: z.object({
    id: z.string(),
    title: z.string(),
    category: z.enum(roomCategories),
    is_official: z.boolean(),
    cover: z.nullable(z.string()),
  }),
  anchor,
  /** Member who made it; null for goals, which become clips by themselves. */
  maker: z.nullable(z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string() })),
  match: z.nullable(match),
  /** The goal that it shows; null for a moment. */
  goal: z.nullable(matchEvent),
  /** A review took the goal back. */
  is_annulled: z.boolean(),
  /** Instant of the match that it gives away: a picture that has not come as far must not be told of it. */
  at: instant,
  /** Programme time of the first picture. */
  from: instant,
  /** Length, ms. */
  length: z.int(),
  /** Scores while it plays, the first from the beginning; empty where the sport or the match has none. */
  scores: z.array(clipScore),
  /** MP4 that plays from its first bytes; null unless it is ready. */
  url: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
  created_at: instant,
});
export type Clip = z.output<typeof clip>;

/** State of a clip, for whoever is in its room or on the page of its match. */
export const clipEvents = {
  clip: z.object({
    id: z.string(),
    room_id: z.string(),
    match_id: z.nullable(z.string()),
    event_id: z.nullable(z.string()),
    state: z.enum(clipStates),
    /** As in the clip. */
    at: instant,
  }),
};

/** Rules of a room about clips, as its anchor set them. */
export const clipRules = z.object({
  who: z.enum(clippers),
  /** Whether goals of its match become clips by themselves. */
  has_goals: z.boolean(),
  /** Whether viewers may download clips. */
  can_download: z.boolean(),
  /** Seconds by which the picture lags behind the match. */
  delay: z.int(),
});
export type ClipRules = z.output<typeof clipRules>;
