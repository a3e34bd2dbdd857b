import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayAt } from '../../../platform/serverDay.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { taskRules, type Act, type TaskRule } from './tasks.data.ts';

/** Period of a task: the server's day, or for ever. */
export const periodOf = ({ group }: TaskRule, now: number): string => (group === 'daily' ? dayAt(now) : 'once');

/**
 * Adds a member's act to the progress of all matching tasks, in the transaction of the act.
 * `amount` is in times, or in seconds of watching.
 */
export type Progress = (tx: Transaction, userId: number, act: Act, amount?: number) => Promise<void>;

/** Something that a member did. */
export interface Counted {
  userId: number;
  amount: number;
}

/** Progress of one task, in the format of the database function `tasks_count`. */
export const taskCount = z.object({
  user_id: z.int(),
  period: z.string(),
  task: z.string(),
  amount: z.int(),
  target: z.int(),
  gap: z.int(),
});
export type TaskCount = z.output<typeof taskCount>;

export interface TaskProgress {
  count: Progress;
  /** Progress that one act of a member adds to tasks, for a statement that stores it itself. */
  counted(userId: number, act: Act, amount: number): TaskCount[];
  /**
   * Adds time spent for many members in one statement. A member never gains more than the time since the last count, however many nodes and
   * tabs report.
   */
  countTime(tx: Transaction, act: Act, counted: readonly Counted[]): Promise<void>;
}

/** Stores the progress of tasks. */
export function createProgress({ clock }: Pick<Platform, 'clock'>): TaskProgress {
  const rowsOf = (act: Act, counted: readonly Counted[], now: number): TaskCount[] =>
    [...counted]
      .filter(({ amount }) => amount > 0)
      .flatMap(({ userId, amount }) =>
        taskRules
          .filter((rule) => rule.act === act)
          .map((rule) => ({
            user_id: userId,
            period: periodOf(rule, now),
            task: rule.id,
            amount: Math.min(amount, rule.target),
            target: rule.target,
            gap: rule.gap ?? 0,
          })),
      );

  /** Adds progress up to the target, in order of members to avoid deadlocks. */
  async function add(tx: Transaction, act: Act, counted: readonly Counted[], byTime: boolean): Promise<void> {
    const now = clock.now();
    const rows = rowsOf(act, counted, now);
    if (rows.length === 0) return;
    const given = JSON.stringify(z.array(taskCount).parse(rows));
    await tx.execute(sql`select tasks_count(${given}::jsonb, ${now}::bigint, ${byTime}::boolean)`);
  }

  return {
    count: (tx, userId, act, amount = 1) => add(tx, act, [{ userId, amount }], false),
    counted: (userId, act, amount) => rowsOf(act, [{ userId, amount }], clock.now()),
    countTime: (tx, act, counted) => add(tx, act, counted, true),
  };
}
