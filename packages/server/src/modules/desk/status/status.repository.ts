import { eq, gt, sql } from 'drizzle-orm';
import { databaseNow } from '../../../platform/leases.ts';
import type { Database } from '../../../ports/database/database.ts';
import { nodeReadings } from './status.tables.ts';
import type { NodeReading } from './status.types.ts';

/** SQL of the nodes' states. */
export function createStatusRepository(db: Database) {
  return {
    /** Replaces what a node told before. @param age ms that it has run for */
    async report(name: string, age: number, reading: NodeReading): Promise<void> {
      const [at, startedAt] = [sql`${databaseNow}`, sql`${databaseNow} - ${Math.round(age)}::bigint`];
      await db
        .insert(nodeReadings)
        .values({ name, at, startedAt, reading })
        .onConflictDoUpdate({ target: nodeReadings.name, set: { at, startedAt, reading } });
    },
    async forget(name: string): Promise<void> {
      await db.delete(nodeReadings).where(eq(nodeReadings.name, name));
    },
    /** Nodes that told something within so many ms, by name, and the database's clock. */
    async readings(within: number): Promise<{ now: number; nodes: (typeof nodeReadings.$inferSelect)[] }> {
      const { rows } = await db.execute<{ now: number }>(sql`select ${databaseNow}::float8 as now`);
      const nodes = await db
        .select()
        .from(nodeReadings)
        .where(gt(nodeReadings.at, sql`${databaseNow} - ${within}::bigint`))
        .orderBy(nodeReadings.name);
      return { now: rows[0]?.now ?? 0, nodes };
    },
  };
}
