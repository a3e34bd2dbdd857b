import { sql } from 'drizzle-orm';
import type { Bus } from '../ports/bus/index.ts';
import type { Database } from '../ports/database/database.ts';
import { databaseNow } from './leases.ts';
import { leases as table } from './leases.tables.ts';

/** A lease and its current or last holder. */
export interface OutsideHolder {
  name: string;
  holder: string;
}

/**
 * Leases held from outside the site, such as by a connection at a media server. Only the row records them, so that any node may grant,
 * renew and end them, and they survive a restart of the site. `Leases.alive` and `Leases.revoke` treat them like those of nodes.
 */
export interface OutsideLeases {
  /** Takes or renews the lease for `life` ms; false when another holder has it. */
  take(given: OutsideHolder, life: number): Promise<boolean>;
  /** Renews leases for `life` ms from now, also expired ones that nobody took since; returns the names of those that were still held. */
  renew(given: readonly OutsideHolder[], life: number): Promise<string[]>;
  /** Lets them end within so many ms, unless they are renewed. */
  hurry(given: readonly OutsideHolder[], within: number): Promise<void>;
  /** Releases the lease; false for a holder that has lost it. */
  release(given: OutsideHolder): Promise<boolean>;
  /** All with such a beginning, run out or not, that nobody gave back or lost. */
  held(beginning: string): Promise<(OutsideHolder & { isAlive: boolean })[]>;
}

const rowsOf = (given: readonly OutsideHolder[]) =>
  sql`(select * from unnest(${sql.param(given.map(({ name }) => name))}::text[], ${sql.param(given.map(({ holder }) => holder))}::text[]))`;

export function createOutsideLeases({ db, bus }: { db: Database; bus: Pick<Bus, 'wake'> }): OutsideLeases {
  return {
    async take({ name, holder }, life) {
      const { rowCount } = await db.execute(sql`
        insert into ${table} as l (name, holder, until) values (${name}, ${holder}, ${databaseNow} + ${life}::bigint)
        on conflict (name) do update set holder = excluded.holder, until = greatest(excluded.until, case when l.holder = excluded.holder then l.until end)
        where l.until <= ${databaseNow} or l.holder = excluded.holder`);
      return rowCount === 1;
    },
    async renew(given, life) {
      if (given.length === 0) return [];
      const { rows } = await db.execute<{ name: string }>(
        sql`update ${table} set until = greatest(until, ${databaseNow} + ${life}::bigint) where (name, holder) in ${rowsOf(given)} returning name`,
      );
      return rows.map(({ name }) => name);
    },
    async hurry(given, within) {
      if (given.length === 0) return;
      await db.execute(
        sql`update ${table} set until = least(until, ${databaseNow} + ${within}::bigint) where (name, holder) in ${rowsOf(given)}`,
      );
    },
    async release({ name, holder }) {
      const { rowCount } = await db.execute(
        sql`update ${table} set holder = '', until = ${databaseNow} where name = ${name} and holder = ${holder}`,
      );
      if (rowCount === 1) bus.wake('leases');
      return rowCount === 1;
    },
    async held(beginning) {
      const { rows } = await db.execute<{ name: string; holder: string; isAlive: boolean }>(
        sql`select name, holder, until > ${databaseNow} as "isAlive" from ${table} where starts_with(name, ${beginning}) and holder <> ''`,
      );
      return rows;
    },
  };
}
