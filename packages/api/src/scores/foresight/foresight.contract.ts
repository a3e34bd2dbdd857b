import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer, nothing } from '../../contract/fields.ts';
import { match, sport } from '../matches/matches.schema.ts';
import { oddsRow } from '../matches/odds.schema.ts';

const dayLength = 86_400_000;
const epochEnd = 8_640_000_000_000;

/** Predictions for a match after its regular time; `draw` is refused where a match cannot be drawn. */
export const votePicks = ['home', 'draw', 'away'] as const;
export type VotePick = (typeof votePicks)[number];
const pick = z.enum(votePicks);

/** Result of a match from one team's side. */
const formResult = z.enum(['W', 'D', 'L']);

/** Votes of members. `share` is given to members who have voted, and to everybody once the match has begun; else it is null. */
export const matchVotes = z.object({
  total: z.int(),
  share: z.nullable(z.object({ home: z.int(), draw: z.int(), away: z.int() })),
  mine: z.nullable(pick),
});
export type MatchVotes = z.output<typeof matchVotes>;

/** A match with what speaks for either side. */
export const forecast = z.object({
  match,
  /** Last five results of each side, newest first. */
  form: z.object({ home: z.array(formResult), away: z.array(formResult) }),
  /** The last ten meetings of the two sides, counted from the side of `home`. */
  meetings: z.object({ won: z.int(), drawn: z.int(), lost: z.int() }),
  votes: matchVotes,
  /** Odds of each company, the usual one first: company id, then its markets; `unpackOdds` reads them. */
  odds: z.array(oddsRow),
});
export type Forecast = z.output<typeof forecast>;

export const forecastList = defineCall({
  method: 'GET',
  path: 'foresight/list',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  origin: 'ours',
  summary:
    'Matches of a span of at most 25 hours with form, meetings, votes and odds of every company; those to come first, and of them those that matter most.',
  input: z
    .object({ from: integer(0, epochEnd), until: integer(0, epochEnd), sport: z.optional(sport), limit: z._default(integer(1, 60), 40) })
    .check(z.refine(({ from, until }) => until > from && until - from <= dayLength + 3_600_000, { path: ['until'] })),
  data: z.object({ list: z.array(forecast), total: z.int(), server_at: instant }),
});

export const votesOfMatch = defineCall({
  method: 'GET',
  path: 'foresight/votes',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  summary: 'Votes on one match, as the caller may see them.',
  input: z.object({ match_id: id }),
  data: z.object({ match_id: z.string(), votes: matchVotes }),
});

export const vote = defineCall({
  method: 'POST',
  path: 'foresight/vote',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Votes on a match before it begins; one vote a member and match, which stands.',
  input: z.object({ match_id: id, pick }),
  data: z.object({ match_id: z.string(), votes: matchVotes }),
});

export const voteRecord = defineCall({
  method: 'GET',
  path: 'foresight/record',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'How the caller’s votes turned out: over all matches that are decided, and the last ten of them.',
  input: nothing,
  data: z.object({
    voted: z.int(),
    decided: z.int(),
    hits: z.int(),
    streak: z.int(),
    recent: z.array(z.object({ match_id: z.string(), hit: z.boolean() })),
  }),
});
