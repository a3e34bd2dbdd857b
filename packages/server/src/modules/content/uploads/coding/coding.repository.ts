import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { databaseNow } from '../../../../platform/leases.ts';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import { uploads, type FileInfo } from '../uploads.tables.ts';
import { codingLimits, type CodingFault } from './coding.data.ts';
import { uploadCodings } from './coding.tables.ts';

export type CodingRow = typeof uploadCodings.$inferSelect;
/** A video leased by a node: key and run. */
export type Claim = Pick<CodingRow, 'key' | 'container' | 'run'>;

/** SQL of videos to transcode. */
export function createCodingRepository(db: Database) {
  const mine = ({ key, run }: Pick<Claim, 'key' | 'run'>) =>
    and(eq(uploadCodings.key, key), eq(uploadCodings.run, run), isNull(uploadCodings.fault));

  return {
    /** Number of waiting videos: of the member, and of all. */
    async waiting(userId: number): Promise<{ own: number; all: number }> {
      const [row] = await db
        .select({ all: count(), own: sql<number>`count(*) filter (where ${uploadCodings.userId} = ${userId})::int` })
        .from(uploadCodings)
        .where(isNull(uploadCodings.fault));
      return { own: row?.own ?? 0, all: row?.all ?? 0 };
    },
    /** Queues a complete upload for transcoding; false when it was cancelled, or another request queued it first. */
    begin: (row: Pick<CodingRow, 'key' | 'userId' | 'container' | 'at'>, size: number): Promise<boolean> =>
      db.transaction(async (tx) => {
        const settled = await tx
          .update(uploads)
          .set({ state: 'stored', size, ending: 'mp4', movedAt: row.at })
          .where(and(eq(uploads.key, row.key), eq(uploads.state, 'receiving')))
          .returning({ key: uploads.key });
        if (settled.length > 0) await tx.insert(uploadCodings).values(row);
        return settled.length > 0;
      }),
    /** A video that waits, is being transcoded or failed; undefined for one that is done or unknown. */
    async find(key: string, from: Database | Transaction = db): Promise<CodingRow | undefined> {
      const [row] = await from.select().from(uploadCodings).where(eq(uploadCodings.key, key));
      return row;
    },
    /** Progress of some videos, in percent. */
    async percents(keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (keys.length === 0) return new Map();
      const rows = await db
        .select({ key: uploadCodings.key, percent: uploadCodings.percent })
        .from(uploadCodings)
        .where(inArray(uploadCodings.key, [...keys]));
      return new Map(rows.map(({ key, percent }) => [key, percent]));
    },
    /** Whether a video waits without a lease. */
    async isWaiting(): Promise<boolean> {
      const [row] = await db
        .select({ key: uploadCodings.key })
        .from(uploadCodings)
        .where(and(isNull(uploadCodings.fault), sql`${uploadCodings.until} <= ${databaseNow}`))
        .limit(1);
      return row !== undefined;
    },
    /** Leases the video that has waited longest, including those with an expired lease; undefined where there is none. */
    async claim(): Promise<Claim | undefined> {
      const { rows } = await db.execute<Claim>(sql`
        update ${uploadCodings} set run = run + 1, until = ${databaseNow} + ${codingLimits.life}::bigint where key = (
          select key from ${uploadCodings} where fault is null and until <= ${databaseNow} order by at, key limit 1 for update skip locked)
        returning key, container, run`);
      return rows[0];
    },
    /** Renews the lease and stores the progress; false when the lease was lost. */
    async renew(claim: Claim, percent: number): Promise<boolean> {
      const kept = await db
        .update(uploadCodings)
        .set({ until: sql`${databaseNow} + ${codingLimits.life}::bigint`, percent })
        .where(mine(claim))
        .returning({ key: uploadCodings.key });
      return kept.length > 0;
    },
    /** Releases the lease as if the run had never begun; another node may take it at once. */
    async giveBack(claim: Claim): Promise<void> {
      await db
        .update(uploadCodings)
        .set({ until: sql`${databaseNow}`, run: sql`${uploadCodings.run} - 1`, percent: 0 })
        .where(mine(claim));
    },
    /** Marks the video as failed; false when another node holds the lease. */
    async fail(claim: Claim, fault: CodingFault): Promise<boolean> {
      const failed = await db.update(uploadCodings).set({ fault }).where(mine(claim)).returning({ key: uploadCodings.key });
      return failed.length > 0;
    },
    /**
     * Marks a video as transcoded and stored. `other` when another node holds the lease and owns the file, `unwanted` when nobody needs it
     * any more. A concurrent use finds it done or is notified afterwards.
     */
    done: (claim: Claim, info: FileInfo): Promise<'done' | 'other' | 'unwanted'> =>
      db.transaction(async (tx) => {
        // Locks the file before its job, in the same order as a use does.
        const [row] = await tx
          .select({ key: uploads.key })
          .from(uploads)
          .where(and(eq(uploads.key, claim.key), inArray(uploads.state, ['stored', 'kept'])))
          .for('update');
        if (!row) return 'unwanted';
        const gone = await tx.delete(uploadCodings).where(mine(claim)).returning({ key: uploadCodings.key });
        if (gone.length === 0) return 'other';
        await tx.update(uploads).set({ info }).where(eq(uploads.key, claim.key));
        return 'done';
      }),
    async forget(key: string): Promise<void> {
      await db.delete(uploadCodings).where(eq(uploadCodings.key, key));
    },
  };
}
export type CodingRepository = ReturnType<typeof createCodingRepository>;
