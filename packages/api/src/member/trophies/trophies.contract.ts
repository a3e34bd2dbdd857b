import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer, nothing, text } from '../../contract/fields.ts';
import { eventInput, eventLimits, eventStanding, deskEvent, pastEvent, siteEvent, trophy } from './trophies.schema.ts';

export const trophyHome = defineCall({
  method: 'GET',
  path: 'trophy/home',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  cache: 'public',
  summary: 'Events that run, are counted or come, in this order; and those that are over with their winners.',
  input: nothing,
  data: z.object({
    current: z.array(siteEvent),
    /** The latest first. */
    past: z.array(pastEvent),
    server_at: instant,
  }),
});

export const eventTable = defineCall({
  method: 'GET',
  path: 'trophy/table',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  summary: 'The table of an event, with the place of the caller.',
  input: z.object({ /** Event. */ id, limit: z._default(integer(1, 100), 50) }),
  data: z.object({
    event: siteEvent,
    list: z.array(eventStanding),
    /** Members with a value. */
    total: z.int(),
    /** Null for visitors. */
    mine: z.nullable(
      z.object({
        /** Null while not ranked. */
        place: z.nullable(z.int()),
        value: z.int(),
        /** Difference to the next place above; null for the first. */
        behind: z.nullable(z.int()),
      }),
    ),
    /** When it was counted last; null for never. */
    counted_at: z.nullable(instant),
  }),
});

export const trophiesOf = defineCall({
  method: 'GET',
  path: 'trophy/ofMember',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  summary: 'Trophies of a member, the latest first.',
  input: z.object({ /** Member. */ id }),
  data: z.object({ list: z.array(trophy) }),
});

const desk = { caller: 'operator', origin: 'ours' } as const;
const reason = text(eventLimits.reason);

export const adminEvents = defineCall({
  ...desk,
  method: 'GET',
  path: 'admin/events',
  rate: 'read',
  summary: 'All events of the site, the latest first.',
  input: nothing,
  data: z.object({ list: z.array(deskEvent) }),
});

export const adminSaveEvent = defineCall({
  ...desk,
  method: 'POST',
  path: 'admin/saveEvent',
  rate: 'write',
  idempotent: false,
  summary:
    'Adds an event, or changes one that has not ended; one that runs keeps what it counts and its first day. Two of a kind never share a day. Written down with the reason.',
  input: z.object({ id: z.optional(id), ...eventInput, reason }),
  data: deskEvent,
});

export const adminCancelEvent = defineCall({
  ...desk,
  method: 'POST',
  path: 'admin/cancelEvent',
  rate: 'write',
  summary: 'Calls an event off that has given no trophies yet: it gives none. Written down with the reason.',
  input: z.object({ id, reason }),
  data: deskEvent,
});
