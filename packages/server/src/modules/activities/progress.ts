import { sql } from 'drizzle-orm';
import { dayAt } from '../../platform/serverDay.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Transaction } from '../../ports/database/database.ts';
import { taskProgress } from './activities.tables.ts';
import { taskRules, type Act, type TaskRule } from './tasks.data.ts';

/** The period in which a task counts: the server's day, or for ever. */
export const periodOf = ({ group }: TaskRule, now: number): string => (group === 'daily' ? dayAt(now) : 'once');

/**
 * Counts what a member did towards every task that it belongs to, in the transaction of the act.
 * Branches call it where the act happens; `amount` is in times, or in seconds of watching.
 */
export type Progress = (tx: Transaction, userId: number, act: Act, amount?: number) => Promise<void>;

/** Something that a member did. */
export interface Counted {
  userId: number;
  amount: number;
}

export interface ProgressKeeper {
  count: Progress;
  /** Counts one act of many members in one statement; nobody gains more than the time since they were last counted, however many nodes and tabs count. */
  countTime(tx: Transaction, act: Act, counted: readonly Counted[]): Promise<void>;
}

/** Keeps how far everybody is. */
export function createProgress({ clock }: Pick<Platform, 'clock'>): ProgressKeeper {
  const rowsOf = (act: Act, counted: readonly Counted[], now: number) =>
    // In one order, so that two statements over the same members never lock each other out.
    [...counted]
      .filter(({ amount }) => amount > 0)
      .sort((one, other) => one.userId - other.userId)
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

  /** Adds up to the target; `most` says how much of the given may count for a row that is there already. */
  async function add(tx: Transaction, act: Act, counted: readonly Counted[], most: ReturnType<typeof sql>): Promise<void> {
    const now = clock.now();
    const rows = rowsOf(act, counted, now);
    if (rows.length === 0) return;
    await tx.execute(sql`
      with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(user_id bigint, period text, task text, amount bigint, target bigint, gap bigint)),
      before as (select given.*, p.amount as reached, p.at as counted_at from given left join ${taskProgress} p using (user_id, period, task))
      insert into ${taskProgress} as t (user_id, period, task, amount, at)
      select user_id, period, task, amount, ${now}::bigint from before
      where reached is null or (reached < target and (counted_at > ${now}::bigint or ${now}::bigint - counted_at >= gap))
      order by user_id, period, task
      on conflict (user_id, period, task) do update
        set amount = greatest(t.amount, least((select target from given g where g.task = t.task limit 1), t.amount + ${most})), at = excluded.at
        where t.at > excluded.at or excluded.at - t.at >= (select gap from given g where g.task = t.task limit 1)`);
  }

  return {
    count: (tx, userId, act, amount = 1) => add(tx, act, [{ userId, amount }], sql`excluded.amount`),
    countTime: (tx, act, counted) =>
      add(
        tx,
        act,
        counted,
        sql`case when t.at > excluded.at then excluded.amount else least(excluded.amount, (excluded.at - t.at) / 1000) end`,
      ),
  };
}
