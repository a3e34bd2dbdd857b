import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { anchor, room } from '../../live/live/live.contract.ts';
import { competition, match, sport, team } from '../../scores/matches/matches.schema.ts';

/** Kinds of search results. */
export const searchKinds = ['team', 'match', 'competition', 'room', 'anchor'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Most characters of a search, as a reader counts them (specification section 9): an emoji of several code points is one. */
export const longestSearch = 10;

/** Counts the characters of a text as a reader would. */
export const searchLength = (value: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(value)].length;

/** A found team with its competition, next match and form. */
export const foundTeam = z.object({
  team,
  sport,
  /** The name that was searched for, as it is written, when it is none of those that `team` shows: `MC`. */
  also: z.nullable(z.string()),
  /** Its present competition and season; null for a team without a match. */
  competition: z.nullable(competition),
  season: z.nullable(z.string()),
  /** Kick-off of its next match, ms UTC; null without one. */
  next_at: z.nullable(instant),
  /** Its last five results, the newest first. */
  form: z.array(z.enum(['W', 'D', 'L'])),
});
export type FoundTeam = z.output<typeof foundTeam>;

/** A competition that was found. */
export const foundCompetition = z.object({
  competition,
  sport,
  also: z.nullable(z.string()),
  /** Number of its matches that are on. */
  playing: z.int(),
});
export type FoundCompetition = z.output<typeof foundCompetition>;

/** An anchor that was found, with the room. */
export const foundAnchor = z.object({
  anchor,
  room_id: z.string(),
  is_live: z.boolean(),
  /** Number of followers. */
  fans: z.int(),
});
export type FoundAnchor = z.output<typeof foundAnchor>;

const most = z.object({ teams: z.int(), matches: z.int(), competitions: z.int(), rooms: z.int(), anchors: z.int() });

/** Results of a search, in groups, each the best fit first; among equals, live ones first. */
export const found = z.object({
  /** The most likely result: one of those below. Null when nothing fits. */
  best: z.nullable(z.object({ kind: z.enum(searchKinds), id: z.string() })),
  /** Nothing fits as it was written; these names come nearest. */
  is_nearest: z.boolean(),
  teams: z.array(foundTeam),
  /** Matches of the last and the next days of the teams and competitions that fit. */
  matches: z.array(match),
  competitions: z.array(foundCompetition),
  /** Rooms that are live. */
  rooms: z.array(room),
  anchors: z.array(foundAnchor),
  /** Number of hits of each kind; teams, competitions and anchors are counted up to a hundred. */
  totals: most,
});
export type Found = z.output<typeof found>;
