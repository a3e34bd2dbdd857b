import { and, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Platform } from './platform.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Retention rule: rows of a table that are deleted once they are old. */
export interface Retention {
  /** The column by which they age, in ms UTC; its table is theirs. An index must find the oldest. */
  at: PgColumn;
  /** Retention, ms. */
  keep: number;
  /** Those that may be forgotten; the others stay for ever. */
  only?: SQL;
}

/** Rows that one statement deletes, so that none takes long or holds many locks. */
export const rowsAtOnce = 1_000;
/** Statements for one table in one sweep; the rest waits for the next. */
const statementsAtOnce = 100;

/** Deletes old rows from all tables that grow. Nodes may sweep at once: each skips rows that another has locked. */
export function createRetention({ db, clock, faults }: Pick<Platform, 'db' | 'clock' | 'faults'>, rules: readonly Retention[]) {
  async function forget({ at, keep, only }: Retention): Promise<number> {
    const { table } = at;
    const old = and(lt(at, clock.now() - keep), only);
    let forgotten = 0;
    for (let statement = 0; statement < statementsAtOnce; statement += 1) {
      const { rowCount } = await db.execute(
        sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${old} order by ${at} limit ${rowsAtOnce} for update skip locked))`,
      );
      forgotten += rowCount ?? 0;
      if ((rowCount ?? 0) < rowsAtOnce) break;
    }
    return forgotten;
  }

  /**
   * Sweeps all tables, one after the other; returns the number of deleted rows. A table that cannot be swept now does not hold up the
   * others.
   */
  async function sweep(): Promise<number> {
    let forgotten = 0;
    for (const rule of rules) {
      try {
        forgotten += await forget(rule);
      } catch (error) {
        faults.inJob('what is old could not be forgotten; the next sweep tries again', { column: rule.at.name })(error);
      }
    }
    return forgotten;
  }

  return { sweep };
}
