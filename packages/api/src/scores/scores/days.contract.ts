import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer } from '../../contract/fields.ts';
import { match, sport } from '../matches/matches.schema.ts';

/** Longest day that may be asked for, ms: one on which clocks are set back, and some to spare. */
const longestDay = 26 * 3_600_000;
/** Matches that may be asked for by id at once. */
export const mostRows = 200;

const moment = integer(1_500_000_000_000, 9_999_999_999_999);

export const dayMatches = defineCall({
  method: 'GET',
  path: 'hot_match/day_list',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  origin: 'ours',
  summary:
    'Matches of a sport that kick off within one day of the viewer, who names its ends because the viewer knows the zone; without matches, when the nearest one kicks off.',
  input: z
    .object({ sport: z._default(sport, 'football'), from: moment, until: moment })
    .check(z.refine(({ from, until }) => until > from && until - from <= longestDay, { path: ['until'] })),
  data: z.object({ list: z.array(match), server_at: z.int(), nearest_at: z.nullable(z.int()) }),
});

export const matchRows = defineCall({
  method: 'POST',
  path: 'hot_match/rows',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  origin: 'ours',
  summary: 'Matches by id, for lists that a viewer keeps; unknown ids are left out.',
  input: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(mostRows)) }),
  data: z.object({ list: z.array(match) }),
});
