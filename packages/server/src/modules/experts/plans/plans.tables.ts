import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { OddsMarket } from '@pitchside/api/scores/matches';
import { pickOutcomes, pickSides, planResults, planSports, planStates, type ExpertRecord } from '@pitchside/api/experts/plans';
import { users } from '../../member/member/index.ts';
import { matches } from '../../scores/sport/index.ts';

const member = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);
const instant = (name: string) => bigint(name, { mode: 'number' });

/** Applications to become an expert, one row per submission. */
export const expertApplications = pgTable(
  'expert_application',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: member('user_id').notNull(),
    state: text({ enum: ['awaiting', 'success', 'failed'] }).notNull(),
    experience: text().notNull(),
    reason: text().notNull().default(''),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: member('decided_by'),
  },
  (table) => [
    index('expert_application_member').on(table.userId, table.id),
    index('expert_application_state').on(table.state, table.submittedAt),
    uniqueIndex('expert_application_one_each')
      .on(table.userId)
      .where(sql`state in ('awaiting', 'success')`),
  ],
);

/** Experts with statistics of their settled plans: derived from them, and stored because lists are sorted by them. */
export const experts = pgTable(
  'expert',
  {
    userId: member('user_id').primaryKey(),
    since: instant('since').notNull(),
    record: jsonb().$type<ExpertRecord>().notNull(),
    settled: integer().notNull().default(0),
    /** Hit rate of the last thirty plans, in thousandths; null before the first settled plan. */
    hit: integer(),
    streak: integer().notNull().default(0),
    roi: integer(),
  },
  (table) => [index('expert_hit').on(table.hit), index('expert_roi').on(table.roi), index('expert_streak').on(table.streak)],
);

/** Plans: picks of an expert for a match, with a price. Picks and price never change; only plans without buyers are deleted. */
export const plans = pgTable(
  'plan',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    expertId: bigint('expert_id', { mode: 'number' })
      .notNull()
      .references(() => experts.userId),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    sport: text({ enum: planSports }).notNull(),
    /** Kick-off of the match at submission. */
    kickoffAt: instant('kickoff_at').notNull(),
    title: text().notNull(),
    teaser: text().notNull(),
    analysis: text().notNull(),
    pictures: text().array().notNull(),
    /** Diamonds; 0 is free. */
    price: integer().notNull(),
    state: text({ enum: planStates }).notNull(),
    reason: text().notNull().default(''),
    result: text({ enum: planResults }),
    sold: integer().notNull().default(0),
    /** Version of the match that it was settled by. */
    settledVersion: integer('settled_version'),
    submittedAt: instant('submitted_at').notNull(),
    publishedAt: instant('published_at'),
    settledAt: instant('settled_at'),
    decidedBy: member('decided_by'),
    /** Time when an upheld report took it down: buyers keep access, nobody else reads it. */
    takenDownAt: instant('taken_down_at'),
  },
  (table) => [
    index('plan_state').on(table.state, table.kickoffAt),
    index('plan_expert').on(table.expertId, table.id),
    index('plan_match').on(table.matchId),
    index('plan_submitted').on(table.submittedAt),
    check('plan_price', sql`price >= 0 and sold >= 0`),
    check('plan_result', sql`(state = 'settled') = (result is not null)`),
  ],
);

/** Picks of a plan, at most two; line and odds as of submission. */
export const planPicks = pgTable(
  'plan_pick',
  {
    planId: bigint('plan_id', { mode: 'number' })
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    play: text().$type<OddsMarket>().notNull(),
    side: text({ enum: pickSides }).notNull(),
    line: doublePrecision(),
    /** Decimal odds, in thousandths. */
    odds: integer().notNull(),
    companyId: text('company_id').notNull(),
    outcome: text({ enum: pickOutcomes }),
  },
  (table) => [primaryKey({ columns: [table.planId, table.play] })],
);

/** Unlocks of plans, once per member. The price is held until the plan is settled or cancelled. */
export const planUnlocks = pgTable(
  'plan_unlock',
  {
    planId: bigint('plan_id', { mode: 'number' })
      .notNull()
      .references(() => plans.id),
    memberId: member('member_id').notNull(),
    price: integer().notNull(),
    /** Given diamonds among the price, from which nobody earns. */
    given: integer().notNull().default(0),
    at: instant('at').notNull(),
    state: text({ enum: ['held', 'released', 'refunded'] }).notNull(),
    /** Whether the buyer was notified of the outcome. */
    isNotified: integer('is_told').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.memberId] }),
    index('plan_unlock_member').on(table.memberId, table.at),
    index('plan_unlock_held')
      .on(table.planId, table.memberId)
      .where(sql`state = 'held'`),
    index('plan_unlock_untold')
      .on(table.planId)
      .where(sql`is_told = 0 and state <> 'held'`),
  ],
);

/** Tips of members to authors of plans. */
export const planTips = pgTable(
  'plan_tip',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    planId: bigint('plan_id', { mode: 'number' })
      .notNull()
      .references(() => plans.id),
    memberId: member('member_id').notNull(),
    amount: integer().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('plan_tip_plan').on(table.planId), index('plan_tip_member').on(table.memberId, table.at)],
);

/** Settlements of a plan with their score: a corrected result adds a row, and changes none. */
export const planSettlements = pgTable(
  'plan_settlement',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    planId: bigint('plan_id', { mode: 'number' })
      .notNull()
      .references(() => plans.id),
    home: integer().notNull(),
    away: integer().notNull(),
    result: text({ enum: planResults }).notNull(),
    version: integer().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('plan_settlement_plan').on(table.planId, table.id)],
);

/** Monthly spending limits of members for plans; a looser limit takes effect on its day. */
export const planLimits = pgTable('plan_limit', {
  memberId: member('member_id').primaryKey(),
  /** Diamonds; null for none. */
  most: integer(),
  next: integer(),
  /** Start of `next`; null without a pending limit. */
  nextAt: instant('next_at'),
});
