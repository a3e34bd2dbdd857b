import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from '../member/index.ts';

const member = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id);

/** Days on which members signed in; the key limits a member to one per day. */
export const signIns = pgTable(
  'sign_in',
  {
    userId: member(),
    day: date({ mode: 'string' }).notNull(),
    /** Diamonds for the day, and for a milestone. */
    reward: integer().notNull(),
    milestone: integer().notNull(),
    /** Consecutive days, including this one. */
    streak: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('sign_in_counts', sql`streak > 0 and reward > 0 and milestone >= 0`),
  ],
);

/** Progress of tasks per member; `period` is the server's day, or `once` for tasks that are done once. */
export const taskProgress = pgTable(
  'task_progress',
  {
    userId: member(),
    period: text().notNull(),
    task: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** Time of the last count, ms UTC. */
    at: bigint({ mode: 'number' }).notNull(),
    /** Whether the member was notified of the completion. */
    isNotified: boolean('is_told').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.period, table.task] }), index('task_progress_at').on(table.at)],
);

/** Claimed rewards; the key limits a member to one claim each. */
export const taskClaims = pgTable(
  'task_claim',
  {
    userId: member(),
    period: text().notNull(),
    task: text().notNull(),
    reward: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.period, table.task] })],
);
