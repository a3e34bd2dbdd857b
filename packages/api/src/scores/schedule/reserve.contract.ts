import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, pageOf, paging } from '../../contract/fields.ts';
import { match } from '../matches/matches.schema.ts';

/** Reservations of matches to come that a member may have. */
export const mostReservations = 200;

/** A member's reservation of a match; `remind` asks for a word when it begins. */
export const reservation = z.object({ id: z.string(), match, remind: z.boolean(), reserved_at: instant });
export type Reservation = z.output<typeof reservation>;

const reserved = z.object({ reservation, reserve_count: z.int() });

export const reserveMatch = defineCall({
  method: 'POST',
  path: 'live/reserveMatch',
  caller: 'member',
  rate: 'write',
  summary:
    'Reserves a match from a list, with a reminder; a match that has begun or will not be played is refused. Reserving it again changes nothing.',
  input: z.object({ match_id: id }),
  data: reserved,
});

export const reserveMatch2 = defineCall({
  method: 'POST',
  path: 'live/reserveMatch2',
  caller: 'member',
  rate: 'write',
  summary: 'Reserves a match from its page and says whether to remind; for a reserved match only the reminder changes.',
  input: z.object({ match_id: id, remind: z._default(z.boolean(), true) }),
  data: reserved,
});

export const deleteReserveLive = defineCall({
  method: 'GET',
  path: 'live/deleteReserveLive',
  caller: 'objectOwner',
  names: { reservation: 'id' },
  rate: 'write',
  changes: true,
  atomic: true,
  summary: 'Cancels a reservation of the caller.',
  input: z.object({ id }),
  data: z.object({ id: z.string(), match_id: z.string(), reserve_count: z.int() }),
});

export const getUserReserveLiveList = defineCall({
  method: 'GET',
  path: 'Live_streaming/getUserReserveLiveList',
  caller: 'member',
  rate: 'read',
  summary: 'Reservations of the caller: those to come or on, the next first, or those that are over, the last first.',
  input: z.object({ ...paging(50, 200), state: z._default(z.enum(['coming', 'over']), 'coming') }),
  data: pageOf(reservation),
});
