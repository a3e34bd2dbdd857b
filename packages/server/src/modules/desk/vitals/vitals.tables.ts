import { connectionKinds, vitalMetrics } from '@pitchside/api/desk/vitals';
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Subjects of the counts: page views, and of each metric those that have it. */
export const countedMetrics = ['view', ...vitalMetrics] as const;
export type CountedMetric = (typeof countedMetrics)[number];

/** Histograms of web vitals: page views of a day by page, language, connection and bucket. No row stands for one view or reader. */
export const vitalCounts = pgTable(
  'vital_count',
  {
    /** `2026-11-26`, by the server's calendar. */
    day: text().notNull(),
    page: text().notNull(),
    lang: text({ enum: ['zh', 'en', 'vi'] }).notNull(),
    connection: text({ enum: connectionKinds }).notNull(),
    isDrawn: boolean('is_drawn').notNull(),
    metric: text({ enum: countedMetrics }).notNull(),
    /** Number of the bucket (`vitals.data.ts`). */
    bucket: smallint().notNull(),
    total: integer().notNull(),
    /** Start of the day, ms UTC. */
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.page, table.lang, table.connection, table.isDrawn, table.metric, table.bucket] }),
    index('vital_count_at').on(table.at),
  ],
);
