import { and, eq, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../ports/database/database.ts';
import { uploads } from './uploads.tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** SQL of uploaded files. */
export function createUploadsRepository(db: Database) {
  return {
    /** Bytes that a member has used since an instant; failed ones count too, or the quota would be no limit. */
    async used(userId: number, since: number, from: Database | Transaction = db): Promise<number> {
      const [row] = await from.select({ total: sql<number>`coalesce(sum(${uploads.size}), 0)::bigint` }).from(uploads).where(and(eq(uploads.userId, userId), gte(uploads.at, since)));
      return Number(row?.total ?? 0);
    },
    /** Takes a key and reserves its bytes; `used` when it was taken before, `full` when the day's bytes are not enough. */
    async take(row: Pick<UploadRow, 'key' | 'userId' | 'purpose' | 'isPrivate' | 'size' | 'at'>, since: number, aDay: number): Promise<'taken' | 'used' | 'full'> {
      return db.transaction(async (tx) => {
        // One upload of a member is counted after the other, so that parallel ones cannot pass together.
        await tx.execute(sql`select pg_advisory_xact_lock(7217010, ${row.userId}::int)`);
        if ((await this.used(row.userId, since, tx)) + row.size > aDay) return 'full';
        const taken = await tx.insert(uploads).values({ ...row, state: 'receiving' }).onConflictDoNothing().returning({ key: uploads.key });
        return taken.length > 0 ? 'taken' : 'used';
      });
    },
    async settle(key: string, change: Pick<UploadRow, 'state' | 'size' | 'ending'>): Promise<void> {
      await db.update(uploads).set(change).where(eq(uploads.key, key));
    },
    /** Puts a member's own file to use; undefined when there is none of that purpose. */
    async keep(tx: Transaction, userId: number, key: string, purpose: string): Promise<UploadRow | undefined> {
      const [row] = await tx
        .update(uploads)
        .set({ state: 'kept', deleteAt: null })
        .where(and(eq(uploads.key, key), eq(uploads.userId, userId), eq(uploads.purpose, purpose), inArray(uploads.state, ['stored', 'kept'])))
        .returning();
      return row;
    },
    async deleteAt(tx: Database | Transaction, keys: readonly string[], at: number): Promise<void> {
      if (keys.length > 0) await tx.update(uploads).set({ deleteAt: at }).where(inArray(uploads.key, [...keys]));
    },
    async byKey(key: string): Promise<UploadRow | undefined> {
      const [row] = await db.select().from(uploads).where(eq(uploads.key, key));
      return row;
    },
    /** Files that nobody came for, and those whose time is over. */
    async due(orphansBefore: number, now: number): Promise<UploadRow[]> {
      return db
        .select()
        .from(uploads)
        .where(or(and(inArray(uploads.state, ['receiving', 'stored']), lt(uploads.at, orphansBefore)), and(eq(uploads.state, 'kept'), lte(uploads.deleteAt, now))))
        .limit(500);
    },
    async gone(key: string): Promise<void> {
      await db.update(uploads).set({ state: 'gone', deleteAt: null }).where(eq(uploads.key, key));
    },
  };
}
