import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer } from '../../contract/fields.ts';
import { match, matchEvent, matchRulings, sport } from './matches.schema.ts';

const sportFilter = z.optional(sport);

/** When the source of the sport was heard last, once it has been silent for a minute while matches are on; else null. */
const staleSince = z._default(z.nullable(instant), null);

export const allMatches = defineCall({
  method: 'POST',
  path: 'hot_match/all_match',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  summary: 'The ten hottest matches of the moment, for the search box; live ones first.',
  input: z.object({ sport: sportFilter }),
  data: z.object({ hot_match: z.array(z.extend(match, { short_name_zh: z.string() })) }),
});

export const recommendedMatches = defineCall({
  method: 'GET',
  path: 'hot_match/recommend',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  summary: 'Today’s important matches: live, next and just finished.',
  input: z.object({ sport: sportFilter, limit: z._default(integer(1, 40), 10) }),
  data: z.object({ list: z.array(match) }),
});

export const initialMatches = defineCall({
  method: 'GET',
  path: 'hot_match/initial_list',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  summary:
    'The first full table of the live scores: all matches of a sport around now, with the topic position from which the socket goes on.',
  input: z.object({ sport: z._default(sport, 'football') }),
  data: z.object({ list: z.array(match), server_at: z.int(), stale_since: staleSince, topic: z.string(), epoch: z.string(), seq: z.int() }),
});

export const matchBattle = defineCall({
  method: 'GET',
  path: 'hot_match/battle',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  summary: 'One match with its events. The specification names the call (type, id) without its path.',
  input: z.object({ type: z._default(sport, 'football'), id }),
  data: z.object({
    match,
    /** Why an operator's word counts in place of the source's; null while none does. */
    ruling: z.nullable(z.object({ kind: z.enum(matchRulings), reason: z.string(), at: instant })),
    events: z.array(matchEvent),
    stale_since: staleSince,
    topic: z.string(),
    epoch: z.string(),
    seq: z.int(),
  }),
});
