import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
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
import { questionStates } from '@pitchside/api/experts/guesses';
import type { OddsMarket } from '@pitchside/api/scores/matches';
import { pickSides, type PickOutcome, type PickSide } from '@pitchside/api/experts/plans';
import { users } from '../../member/member/index.ts';
import { matches } from '../../scores/sport/index.ts';

/** Outcome of each side of a question. */
export type Outcomes = Partial<Record<PickSide, PickOutcome>>;

/** Questions about matches, by template or operator: one per market and match. */
export const guessQuestions = pgTable(
  'guess_question',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    play: text().$type<OddsMarket>().notNull(),
    /** Handicap of the home side, or the total, in goals or points and quarters; null without one. */
    line: doublePrecision(),
    state: text({ enum: questionStates }).notNull(),
    /** Null before settlement. */
    outcomes: jsonb().$type<Outcomes>(),
    /** Kick-off at the creation of the question, ms UTC: end of answering. */
    closesAt: bigint('closes_at', { mode: 'number' }).notNull(),
    /** The operator who opened it; null for a template. */
    openedBy: bigint('opened_by', { mode: 'number' }).references(() => users.id),
    openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
    /** Reason of an operator for stopping it. */
    reason: text().notNull().default(''),
    /** Version of the match that it was settled by. */
    settledVersion: integer('settled_version'),
    settledAt: bigint('settled_at', { mode: 'number' }),
    /** Whether some of those who answered are not notified of the outcome yet. */
    isNotifying: boolean('is_telling').notNull().default(false),
  },
  (table) => [
    uniqueIndex('guess_question_one_each').on(table.matchId, table.play),
    index('guess_question_state').on(table.state, table.closesAt),
    index('guess_question_closes').on(table.closesAt),
    index('guess_question_telling')
      .on(table.matchId)
      .where(sql`is_telling`),
    check('guess_question_settled', sql`(state = 'settled') = (outcomes is not null)`),
  ],
);

/** Answers of members, one per question; the outcome is stored with the question. */
export const guessAnswers = pgTable(
  'guess_answer',
  {
    questionId: bigint('question_id', { mode: 'number' })
      .notNull()
      .references(() => guessQuestions.id, { onDelete: 'cascade' }),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    side: text({ enum: pickSides }).notNull(),
    /** Whether the member was notified of the latest outcome. */
    isNotified: boolean('is_told').notNull().default(false),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.memberId] }),
    index('guess_answer_member').on(table.memberId, table.at),
    index('guess_answer_at').on(table.at),
  ],
);

/** Scores of members per season from settled answers, updated with each settlement. */
export const guessScores = pgTable(
  'guess_score',
  {
    /** Month of the server: `2026-11`. */
    season: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    points: integer().notNull(),
    won: integer().notNull(),
    settled: integer().notNull(),
    /** Time after which the season is not shown any more, ms UTC. */
    forgetAt: bigint('forget_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.season, table.memberId] }),
    index('guess_score_ladder').on(table.season, table.points.desc().nullsFirst(), table.won.desc().nullsFirst()),
    index('guess_score_forget').on(table.forgetAt),
    check('guess_score_not_negative', sql`points >= 0 and won >= 0 and settled >= won`),
  ],
);
