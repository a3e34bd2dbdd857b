import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { match, oddsMarkets } from '../../scores/matches/index.ts';
import { expert, planResults } from './experts.schema.ts';

/** Play types of a plan at most. */
export const mostPicks = 2;
/** Code points: of its title, of what everybody reads, and of the analysis that is sold. */
export const planTitleLength = 40;
export const teaserLength = 120;
export const analysisLength = { least: 50, most: 5_000 };
export const mostPlanPictures = 4;
/** Most diamonds that a plan costs; 0 is free. */
export const mostForPlan = 10_000;
/** Diamonds of a tip. */
export const tipPresets = [10, 66, 188, 520] as const;
export const mostForTip = 100_000;
/** Most diamonds of the limit that a member sets for a month. */
export const mostForLimit = 100_000_000;

/** Sides of a market that a pick can take. */
export const pickSides = ['home', 'draw', 'away', 'over', 'under'] as const;
export type PickSide = (typeof pickSides)[number];

/** Result of a pick by the score. */
export const pickOutcomes = ['won', 'half_won', 'void', 'half_lost', 'lost'] as const;
export type PickOutcome = (typeof pickOutcomes)[number];

/** Pick of an expert: line and odds are frozen when the plan is handed in. */
export const pick = z.object({
  play: z.enum(oddsMarkets),
  side: z.enum(pickSides),
  /** Goals or points that the home side gives, or the total, in quarters; null without one. */
  line: z.nullable(z.number()),
  /** Return on a stake of one, in thousandths: 1950 for 1.95. */
  odds: z.int(),
  company: z.object({ id: z.string(), name: z.string() }),
  /** Null until it is settled. */
  outcome: z.nullable(z.enum(pickOutcomes)),
});
export type Pick = z.output<typeof pick>;

/** `awaiting` review, refused (`failed`), `published`, `settled` by the result, or `cancelled`, when every buyer has had the price back. */
export const planStates = ['awaiting', 'failed', 'published', 'settled', 'cancelled'] as const;
export type PlanState = (typeof planStates)[number];

/** Author of a plan, as its card shows them. */
export const planAuthor = z.pick(expert, { id: true, user_nickname: true, avatar: true, level: true, is_ranked: true, record: true });

/** A plan as everybody sees it, without its paid content. */
export const plan = z.object({
  id: z.string(),
  author: planAuthor,
  match,
  title: z.string(),
  teaser: z.string(),
  /** Play types without the picks. */
  plays: z.array(z.enum(oddsMarkets)),
  price: z.int(),
  state: z.enum(planStates),
  result: z.nullable(z.enum(planResults)),
  /** Number of members who unlocked it. */
  sold: z.int(),
  /** Whether it can still be unlocked: until the kick-off by the server’s clock. */
  is_open: z.boolean(),
  /** Whether the caller may read it: bought, their own, or free. */
  is_mine: z.boolean(),
  /** An upheld report took it off sale; buyers may still read it. */
  is_taken_down: z.boolean(),
  published_at: z.nullable(instant),
  settled_at: z.nullable(instant),
  /** The picks, for those who may read them, and for everybody once it is settled. */
  picks: z.nullable(z.array(pick)),
});
export type Plan = z.output<typeof plan>;

/** Each settlement of a plan. */
export const settlement = z.object({
  at: instant,
  home: z.int(),
  away: z.int(),
  result: z.enum(planResults),
});

/** A plan on its own page. */
export const planWhole = z.extend(plan, {
  /** The analysis and its pictures; null while they are locked. */
  analysis: z.nullable(z.object({ text: z.string(), pictures: z.array(z.string()) })),
  /** Amount of locked content, in characters and pictures; null once it can be read. */
  locked: z.nullable(z.object({ letters: z.int(), pictures: z.int() })),
  /** Why it was refused or taken down, for its author alone. */
  reason: z.nullable(z.string()),
  settlements: z.array(settlement),
  tips: z.object({ total: z.int(), people: z.int() }),
});
export type PlanWhole = z.output<typeof planWhole>;
