import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer } from '../../contract/fields.ts';
import { person } from '../../member/follow/follow.schema.ts';
import { room } from '../live/live.contract.ts';
import { nobleRank } from '../../money/noble/noble.schema.ts';

/**
 * Rankings:
 * - `contributors`: who gave the anchor of a room most, in diamonds of gifts
 * - `anchors`: who was given most, in diamonds of gifts
 * - `rich`: who gave most, in diamonds of gifts
 * - `guards`: who paid most for ranks of nobility, in diamonds; in a room, those bought there
 * - `fans`: who gained most fans, less those who left
 */
export const rankBoards = ['contributors', 'anchors', 'rich', 'guards', 'fans'] as const;
export type RankBoard = (typeof rankBoards)[number];

/** Over which time: a day, a week from Monday, or a month of the site, up to now; or ever. */
export const rankPeriods = ['day', 'week', 'month', 'total'] as const;
export type RankPeriod = (typeof rankPeriods)[number];

/** Number of days in the history of a ranked member. */
export const rankDays = 7;

/** One place of a ranking. */
export const ranked = z.object({
  place: z.int(),
  member: person,
  noble: z.nullable(nobleRank),
  value: z.int(),
  /** Places gained since the period before, negative for those lost; null for who was not ranked then, and for ever. */
  trend: z.nullable(z.int()),
  /** Values of the last `rankDays` days of the site, today last. */
  days: z.array(z.int()),
  /** Their own room, with its present content; null for those who have none. */
  room: z.nullable(room),
  /** Whether the caller follows them. */
  is_followed: z.boolean(),
});
export type Ranked = z.output<typeof ranked>;

const mine = z.nullable(
  z.object({
    /** Null while not ranked. */
    place: z.nullable(z.int()),
    value: z.int(),
    /** Difference to the next place above; null for the first. */
    behind: z.nullable(z.int()),
  }),
);

export const anchorExperienceList = defineCall({
  method: 'GET',
  path: 'User/anchorExperienceList',
  caller: 'public',
  rate: 'read',
  summary: 'Anchors by the experience that they have come to, in whole points, with the place of the caller who is one.',
  input: z.object({ limit: z._default(integer(1, 100), 50) }),
  data: z.object({ list: z.array(ranked), /** The caller’s place; null for visitors and non-anchors. */ mine }),
});

export const roomRanking = defineCall({
  method: 'GET',
  path: 'live_streaming/roomRanking',
  caller: 'public',
  rate: 'read',
  scope: 'room:read',
  summary: 'A ranking over a day, a week, a month or ever, with the place of the caller; with a room its contributors or guards.',
  input: z
    .object({
      /** Room, for its contributors and guards. */
      id: z.optional(id),
      /** Without it the contributors of the room, or the anchors. */
      board: z.optional(z.enum(rankBoards)),
      period: z._default(z.enum(rankPeriods), 'day'),
      limit: z._default(integer(1, 100), 50),
    })
    .check(
      z.refine(
        ({ id: room, board }) =>
          room === undefined ? board !== 'contributors' : board === undefined || board === 'contributors' || board === 'guards',
        { path: ['board'] },
      ),
    ),
  data: z.object({
    board: z.enum(rankBoards),
    period: z.enum(rankPeriods),
    /** When the period began and when it ends; null for ever. */
    from: z.nullable(instant),
    until: z.nullable(instant),
    list: z.array(ranked),
    /** The caller's place; null for visitors. */
    mine,
    /** When it was counted last; null for never. */
    counted_at: z.nullable(instant),
  }),
});
