import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { instant, integer } from '../../contract/fields.ts';
import { anchor, roomStatuses } from '../../live/live/live.contract.ts';
import { match, type sports } from '../matches/matches.schema.ts';

const dayLength = 86_400_000;
/** Days that one strip may hold. */
const mostDays = 16;
/** Longest span of one list, ms: two days of the viewer, of which either may have 25 hours. */
const mostSpan = 2 * dayLength + 2 * 3_600_000;
const epochEnd = 8_640_000_000_000;

/** Equal parts into which a day's matches are counted. */
export const dayParts = 12;

/** A figure for each sport. */
const bySport = <Item extends z.ZodMiniType>(item: Item) => z.object({ football: item, basketball: item, esports: item });

/**
 * Instants at which the viewer's days begin, and the end of the last: `1,2,3`. The server knows no zone of its own, so the viewer
 * splits the days.
 */
const edges = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){1,16}$/)),
    z.transform((text) => text.split(',').map(Number)),
  ),
  z
    .array(z.int())
    .check(
      z.refine(
        (list) =>
          list.every((edge, at) => edge <= epochEnd && (at === 0 || edge > (list[at - 1] ?? 0))) &&
          (list.at(-1) ?? 0) - (list[0] ?? 0) <= (mostDays + 1) * dayLength,
      ),
    ),
);

/** A span of time of at most two days. */
const span = z
  .object({ from: integer(0, epochEnd), until: integer(0, epochEnd) })
  .check(z.refine(({ from, until }) => until > from && until - from <= mostSpan, { path: ['until'] }));

export const scheduleDays = defineCall({
  method: 'GET',
  path: 'schedule/days',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  origin: 'ours',
  summary: 'How many matches each day of a strip has, by sport and by twelfth of the day, and where the nearest matches outside it are.',
  input: z.object({ edges }),
  data: z.object({
    days: z.array(z.object({ from: instant, counts: bySport(z.int()), spread: bySport(z.array(z.int())) })),
    /** The last kick-off before the strip, and the first after it. */
    earlier: bySport(z.nullable(instant)),
    later: bySport(z.nullable(instant)),
  }),
});

/** A match of the schedule, with how many members have reserved it. */
export const scheduledMatch = z.object({ match, reserve_count: z.int() });
export type ScheduledMatch = z.output<typeof scheduledMatch>;

export const scheduleMatches = defineCall({
  method: 'GET',
  path: 'schedule/matches',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  origin: 'ours',
  summary:
    'All matches that kick off within a span of at most two days, by kick-off, with the positions of the topics from which the socket goes on.',
  input: span,
  data: z.object({
    list: z.array(scheduledMatch),
    server_at: instant,
    positions: bySport(z.object({ topic: z.string(), epoch: z.string(), seq: z.int() })),
  }),
});

/** A room that shows a match or will. */
export const reserveLive = z.object({ room_id: z.string(), title: z.string(), status: z.enum(roomStatuses), heat: z.int(), anchor });
export type ReserveLive = z.output<typeof reserveLive>;

export const getReserveLiveList = defineCall({
  method: 'GET',
  path: 'live_streaming/getReserveLiveList',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  summary:
    'Who shows or will show the matches of a span of at most two days: the rooms bound to each and those that announce it, hottest first, three of them by name.',
  input: span,
  data: z.object({ list: z.array(z.object({ match_id: z.string(), total: z.int(), rooms: z.array(reserveLive) })) }),
});

/** The same figure for every sport. */
export const everySport = <Value>(value: (sport: (typeof sports)[number]) => Value): Record<(typeof sports)[number], Value> => ({
  football: value('football'),
  basketball: value('basketball'),
  esports: value('esports'),
});
