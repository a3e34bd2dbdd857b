import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer, pageOf, paging, text } from '../../contract/fields.ts';
import { oddsMarkets } from '../../scores/matches/index.ts';
import { day } from '../../money/orders/records.contract.ts';
import { planSports } from '../plans/experts.schema.ts';
import { pickSides } from '../plans/plans.schema.ts';
import { guessFilters, guessQuestion, guessRecord, guessStanding, guessTotals, questionStates } from './guesses.schema.ts';

export const guessList = defineCall({
  method: 'GET',
  path: 'guess/list',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  summary:
    'Questions for fun: all of a match, or those that can be answered now, the next kick-off first. The specification shows no call.',
  input: z.object({ match: z.optional(id), sport: z.optional(z.enum(planSports)), ...paging(20, 50) }),
  data: pageOf(guessQuestion),
});

export const answerGuess = defineCall({
  method: 'POST',
  path: 'guess/answer',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Answers a question before the kick-off: one answer a member, without a stake, which stands. The specification shows no call.',
  input: z.object({ id, side: z.enum(pickSides) }),
  data: guessQuestion,
});

export const guessRecords = defineCall({
  method: 'GET',
  path: 'guess/records',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'The member’s answers, the latest first, with totals; within three months, by default the last 30 days.',
  input: z.object({ state: z.optional(z.enum(guessFilters)), from: z.optional(day), to: z.optional(day), ...paging(20, 50) }),
  data: z.extend(pageOf(guessRecord), { from: day, to: day, totals: guessTotals }),
});

/** A season of the ladder: a month of the server. */
const season = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

export const guessLadder = defineCall({
  method: 'GET',
  path: 'guess/ladder',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  origin: 'ours',
  summary: 'Who has most points of right answers in a season, by default the running one, and where the caller stands.',
  input: z.object({ season: z.optional(season), limit: z._default(integer(1, 100), 20) }),
  data: z.object({ season, list: z.array(guessStanding), mine: z.nullable(guessStanding) }),
});

const ours = { caller: 'operator', origin: 'ours' } as const;

export const adminGuesses = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/guesses',
  rate: 'read',
  summary: 'Questions in a state with how often they were answered: open ones by kick-off, the others from the latest.',
  input: z.object({ state: z._default(z.enum(questionStates), 'open'), ...paging(20, 50) }),
  data: pageOf(guessQuestion),
});

export const adminOpenGuess = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/openGuess',
  rate: 'write',
  idempotent: false,
  summary: 'Opens a question about a match that has not begun: one of each play type a match. Written down.',
  input: z.object({
    match: id,
    play: z.enum(oddsMarkets),
    /** In quarters; left out where the play has none. */
    line: z.optional(z.number().check(z.gte(-500), z.lte(500), z.multipleOf(0.25))),
  }),
  data: guessQuestion,
});

export const adminStopGuess = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/stopGuess',
  rate: 'write',
  idempotent: false,
  summary: 'Stops a question that is not settled: nobody wins or loses by it. Written down with its reason.',
  input: z.object({ id, reason: text(200) }),
  data: guessQuestion,
});
