import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { oddsMarkets, type sport } from '../../scores/matches/index.ts';

/** Most code points of what an applicant says of their work. */
export const experienceLength = 200;

/** Settled plans that a record needs before its expert is ranked by it. */
export const rankedFrom = 20;

/** Result of a plan: it returned more than its stake, exactly that, or less. */
export const planResults = ['won', 'void', 'lost'] as const;
export type PlanResult = (typeof planResults)[number];

/** A rate with what it rests on. `rate` in thousandths of all that were not void; null where there is none. */
export const hitRate = z.object({ settled: z.int(), won: z.int(), void: z.int(), lost: z.int(), rate: z.nullable(z.int()) });
export type HitRate = z.output<typeof hitRate>;

/** Record of an expert's settled plans: one unit is staked on each pick. */
export const expertRecord = z.object({
  all: hitRate,
  /** The last thirty of them. */
  recent: hitRate,
  /** Each play type by itself, counted by picks; a half won pick counts as won. */
  plays: z.array(z.object({ play: z.enum(oddsMarkets), ...hitRate.shape })),
  /** Results of the last ten, the newest first. */
  last: z.array(z.enum(planResults)),
  /** Plans won in a row until now; below zero so many lost. Void ones do not break it. */
  streak: z.int(),
  longest: z.int(),
  /** Units gained for one staked, in thousandths; null while nothing is settled. */
  roi: z.nullable(z.int()),
  /** Units gained after each settled plan from the oldest, in thousandths; the last hundred. */
  curve: z.array(z.object({ at: instant, gained: z.int() })),
});
export type ExpertRecord = z.output<typeof expertRecord>;

/** An expert as lists show them. */
export const expert = z.object({
  id: z.string(),
  user_nickname: z.string(),
  avatar: z.string(),
  level: z.int(),
  since: instant,
  fans: z.int(),
  is_followed: z.boolean(),
  /** False with fewer than twenty settled plans. */
  is_ranked: z.boolean(),
  /** Plans on sale right now. */
  on_sale: z.int(),
  record: expertRecord,
});
export type Expert = z.output<typeof expert>;

/** Orders of experts: hit rate, streak, return, or number of followers. */
export const expertOrders = ['hit', 'streak', 'return', 'fans'] as const;
export type ExpertOrder = (typeof expertOrders)[number];

/** State of an application; `none` before the first. */
export const expertApplication = z.object({
  state: z.enum(['none', 'awaiting', 'success', 'failed']),
  /** Why it failed; null otherwise. */
  reason: z.nullable(z.string()),
  experience: z.string(),
  /** Whether the identity is verified, which an application needs. */
  is_verified: z.boolean(),
  submitted_at: z.nullable(instant),
  decided_at: z.nullable(instant),
});
export type ExpertApplication = z.output<typeof expertApplication>;

/** Sports that plans are about. */
export const planSports = ['football', 'basketball'] as const satisfies readonly z.output<typeof sport>[];
export type PlanSport = (typeof planSports)[number];
