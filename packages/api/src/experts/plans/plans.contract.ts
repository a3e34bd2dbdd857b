import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { figure, id, instant, integer, lines, nothing, pageOf, paging, text } from '../../contract/fields.ts';
import { competition, oddsMarkets } from '../../scores/matches/index.ts';
import { planSports } from './experts.schema.ts';
import {
  analysisLength,
  mostForLimit,
  mostForPlan,
  mostPlanPictures,
  pickSides,
  plan,
  planTitleLength,
  planWhole,
  teaserLength,
} from './plans.schema.ts';

const picks = z
  .array(
    z.object({
      play: z.enum(oddsMarkets),
      side: z.enum(pickSides),
      /** The line that the expert saw, in quarters; left out where the play has none. */
      line: z.optional(z.number().check(z.gte(-500), z.lte(500), z.multipleOf(0.25))),
    }),
  )
  // A refusal says when there are none, too many, or one play twice.
  .check(z.maxLength(20));

const limits = z.object({
  /** Diamonds a month; null for none. */
  limit: z.nullable(z.int()),
  /** A looser limit that has been asked for and when it begins; null while none waits. */
  next: z.nullable(z.object({ limit: z.nullable(z.int()), at: instant })),
  /** Diamonds of this month so far. */
  spent: z.int(),
});

export const planLimit = defineCall({
  method: 'GET',
  path: 'plan/limit',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'How many diamonds the member lets themselves spend on plans in a month, and how many they have.',
  input: nothing,
  data: limits,
});

export const setPlanLimit = defineCall({
  method: 'POST',
  path: 'plan/setLimit',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Sets how many diamonds the member spends on plans in a month: a lower limit holds at once, a higher one and none after a day.',
  input: z.object({ /** Diamonds a month; left out for no limit. */ limit: z.optional(integer(0, mostForLimit)) }),
  data: limits,
});

export const planList = defineCall({
  method: 'GET',
  path: 'plan/list',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  origin: 'ours',
  summary: 'Plans that were published: those on sale by kick-off, the others from the newest.',
  input: z.object({
    /** `sale` until the kick-off; `settled` afterwards; of those the member follows, bought or wrote. */
    of: z._default(z.enum(['sale', 'settled', 'followed', 'bought', 'own']), 'sale'),
    sport: z.optional(z.enum(planSports)),
    play: z.optional(z.enum(oddsMarkets)),
    competition: z.optional(id),
    match: z.optional(id),
    expert: z.optional(id),
    free: z.optional(integer(1, 1)),
    ...paging(20, 50),
  }),
  data: pageOf(plan),
});

export const planCompetitions = defineCall({
  method: 'GET',
  path: 'plan/competitions',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  origin: 'ours',
  summary: 'Competitions with plans on sale, those with most of them first.',
  input: z.object({ sport: z.optional(z.enum(planSports)) }),
  data: z.object({ list: z.array(z.object({ competition, /** Plans on sale. */ total: z.int() })) }),
});

export const planInfo = defineCall({
  method: 'GET',
  path: 'plan/info',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  summary: 'One plan; analysis and picks for whoever may read them.',
  input: z.object({ id }),
  data: planWhole,
});

export const publishPlan = defineCall({
  method: 'POST',
  path: 'plan/publish',
  caller: 'member',
  rate: 'write',
  atomic: true,
  origin: 'ours',
  summary:
    'Hands in a plan on a match that has not begun: line and odds are frozen as the usual company has them, and an operator looks at it before it is sold.',
  input: z.object({
    match: id,
    title: text(planTitleLength),
    teaser: text(teaserLength),
    analysis: lines(analysisLength.most, analysisLength.least),
    pictures: z._default(z.array(id).check(z.maxLength(mostPlanPictures)), []),
    price: integer(0, mostForPlan),
    picks,
  }),
  data: planWhole,
});

export const withdrawPlan = defineCall({
  method: 'POST',
  path: 'plan/withdraw',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Takes a plan of one’s own back that nobody has bought and that is not settled.',
  input: z.object({ id }),
  data: z.object({ id: z.string() }),
});

export const unlockPlan = defineCall({
  method: 'POST',
  path: 'plan/unlock',
  caller: 'spend',
  names: {},
  rate: 'money',
  atomic: true,
  origin: 'ours',
  summary: 'Unlocks a plan until its kick-off; the price is held until it is settled. Whoever has it already pays nothing.',
  input: z.object({ id, /** Diamonds that the buyer was shown. */ price: integer(0, mostForPlan) }),
  data: z.object({
    plan: planWhole,
    /** Diamonds that were paid now. */
    paid: z.int(),
    balance: z.int(),
    transfer_id: z.nullable(z.string()),
  }),
});

export const tipPlan = defineCall({
  method: 'POST',
  path: 'plan/tip',
  caller: 'spend',
  names: {},
  rate: 'money',
  atomic: true,
  origin: 'ours',
  summary: 'Tips the author of a plan.',
  // A refusal says how much it may be.
  input: z.object({ id, amount: z._default(figure, 0) }),
  data: z.object({ balance: z.int(), transfer_id: z.string(), tips: planWhole.shape.tips }),
});
