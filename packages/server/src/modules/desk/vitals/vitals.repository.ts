import { and, eq, gte, sql } from 'drizzle-orm';
import type { ConnectionKind } from '@pitchside/api/desk/vitals';
import type { Database } from '../../../ports/database/database.ts';
import type { Language } from '../../../text/local.ts';
import { vitalCounts, type CountedMetric } from './vitals.tables.ts';

/** Page views to add to one bucket. */
export type VitalCount = typeof vitalCounts.$inferInsert;

/** Page views of a page in one bucket, over several days. */
export interface VitalSum {
  page: string;
  isDrawn: boolean;
  metric: CountedMetric;
  bucket: number;
  total: number;
}

/** SQL of web vitals. */
export function createVitalsRepository(db: Database) {
  return {
    /** Adds counts, each bucket named once and in one order, so that reports on two nodes cannot deadlock. */
    async add(counts: readonly VitalCount[]): Promise<void> {
      if (counts.length === 0) return;
      await db
        .insert(vitalCounts)
        .values([...counts])
        .onConflictDoUpdate({
          target: [
            vitalCounts.day,
            vitalCounts.page,
            vitalCounts.lang,
            vitalCounts.connection,
            vitalCounts.isDrawn,
            vitalCounts.metric,
            vitalCounts.bucket,
          ],
          set: { total: sql`${vitalCounts.total} + excluded.total` },
        });
    },
    /** Sums by page and bucket since an instant, ms UTC. */
    sums: (
      since: number,
      { lang, connection }: { lang?: Language | undefined; connection?: ConnectionKind | undefined },
    ): Promise<VitalSum[]> =>
      db
        .select({
          page: vitalCounts.page,
          isDrawn: vitalCounts.isDrawn,
          metric: vitalCounts.metric,
          bucket: vitalCounts.bucket,
          total: sql<number>`sum(${vitalCounts.total})`.mapWith(Number),
        })
        .from(vitalCounts)
        .where(
          and(
            gte(vitalCounts.at, since),
            lang === undefined ? undefined : eq(vitalCounts.lang, lang),
            connection === undefined ? undefined : eq(vitalCounts.connection, connection),
          ),
        )
        .groupBy(vitalCounts.page, vitalCounts.isDrawn, vitalCounts.metric, vitalCounts.bucket),
  };
}
