import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { databaseNow } from '../platform/leases.ts';
import type { Database } from '../ports/database/database.ts';
import { presence } from '../platform/presence.tables.ts';

/** Validity (ms) of a silent node's row, and rounds after which unchanged counts are repeated. */
const life = 7_000;
const repeatAfter = 2;
/** Rows of nodes that are long gone are removed, ms. */
const forgetAfter = 60_000;

export type RoomCounts = ReadonlyMap<string, number>;

/** Exchanges the counts of rooms between nodes, by one row each; the counts of a dead node expire with its row. */
export function createPresence(db: Database) {
  const node = randomUUID();
  let said = '{}';
  let rounds = 0;
  let hasRow = false;

  /** Writes the counts of this node, if that is due. */
  async function publish(here: RoomCounts): Promise<void> {
    const rooms = JSON.stringify(Object.fromEntries(here));
    const isDue = rooms !== said || (hasRow && (rounds += 1) >= repeatAfter);
    if (!isDue) return;
    if (here.size === 0)
      await db.execute(sql`delete from ${presence} where node = ${node} or until < ${databaseNow} - ${forgetAfter}::bigint`);
    else
      await db.execute(
        sql`insert into ${presence} (node, rooms, until) values (${node}, ${rooms}::jsonb, ${databaseNow} + ${life}::bigint) on conflict (node) do update set rooms = excluded.rooms, until = excluded.until`,
      );
    [said, rounds, hasRow] = [rooms, 0, here.size > 0];
  }

  return {
    /** Writes the counts of this node's rooms and returns those of the same rooms at all other nodes. */
    async exchange(here: RoomCounts): Promise<RoomCounts> {
      await publish(here);
      if (here.size === 0) return new Map();
      const { rows } = await db.execute<{ room: string; total: number }>(sql`
        select each.key as room, sum(each.value::int)::int as total from ${presence} p, jsonb_each_text(p.rooms) as each
        where p.node <> ${node} and p.until > ${databaseNow} and each.key = any(${sql.param([...here.keys()])}::text[]) group by each.key`);
      return new Map(rows.map(({ room, total }) => [room, total]));
    },
    /** This node is gone. */
    leave: () => publish(new Map()),
  };
}
