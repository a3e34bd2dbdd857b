import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer } from '../../contract/fields.ts';
import { sport } from './matches.schema.ts';
import { matchOdds, oddsCompany, oddsMarkets, oddsRow, quote } from './odds.schema.ts';

/** An instant in a query. */
const moment = integer(1_500_000_000_000, 9_999_999_999_999);
/** Longest day that may be asked for, ms: one on which clocks are set back, and some to spare. */
const longestDay = 26 * 3_600_000;
const isDay = (from: number, until: number) => until > from && until - from <= longestDay;

const position = { topic: z.string(), epoch: z.string(), seq: z.int() };

export const oddsCompanies = defineCall({
  method: 'GET',
  path: 'exponent/companyList',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  origin: 'ours',
  summary: 'Companies whose odds of a sport are known, the usual one first; `default_id` is what a socket hears that has not chosen.',
  input: z.object({ sport: z._default(sport, 'football') }),
  data: z.object({ list: z.array(oddsCompany), default_id: z.string() }),
});

export const oddsTable = defineCall({
  method: 'GET',
  path: 'exponent/list',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  origin: 'ours',
  summary:
    'Odds of one company on all matches of the first table, with the position from which topic `odds:<sport>` goes on once the socket has chosen that company with `toggle`; 0 is the usual company. With both ends of a day, on the matches that kick off in it: of those that are over as they closed.',
  input: z
    .object({ sport: z._default(sport, 'football'), company_id: z._default(id, '0'), from: z.optional(moment), until: z.optional(moment) })
    .check(
      z.refine(({ from, until }) => (from === undefined) === (until === undefined) && isDay(from ?? 0, until ?? 1), { path: ['until'] }),
    ),
  data: z.object({ company_id: z.string(), list: z.array(oddsRow), ...position }),
});

/** First price (Asian and size as net gain for one staked) through time, oldest first; for a small curve. */
const curve = z.array(z.object({ at: instant, price: z.number() }));

export const oddsOfMatch = defineCall({
  method: 'GET',
  path: 'exponent/match',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  origin: 'ours',
  summary:
    'Odds of all companies on one match, initial and live, each with a curve of its first price; topic `match:<id>` goes on from the position.',
  input: z.object({ id }),
  data: z.object({
    list: z.array(
      z.object({
        company: oddsCompany,
        odds: matchOdds,
        changed_at: instant,
        history: z.object({ asian: curve, size: curve, european: curve }),
      }),
    ),
    ...position,
  }),
});

export const oddsHistory = defineCall({
  method: 'GET',
  path: 'exponent/history',
  caller: 'public',
  rate: 'read',
  scope: 'scores:read',
  cache: 'public',
  origin: 'ours',
  summary:
    'Changes of one market of one company on one match, newest first, with the minute and the score of the moment; a null quote is a locked market.',
  input: z.object({ id, company_id: id, market: z.enum(oddsMarkets), limit: z._default(integer(1, 300), 100) }),
  data: z.object({
    company: oddsCompany,
    list: z.array(
      z.object({
        at: instant,
        minute: z.nullable(z.int()),
        home_score: z.nullable(z.int()),
        away_score: z.nullable(z.int()),
        quote: z.nullable(quote),
      }),
    ),
  }),
});
