import type { DiamondFlow } from '@pitchside/api/desk/operations';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Figures of a day, provisional or final. */
export interface DayFigures {
  /** Members of the site at its end. */
  members: number;
  joined: number;
  /** Members seen on the day; null if it was over before the first count. */
  active: number | null;
  /** Total live minutes of all rooms. */
  minutes: number;
  /** Diamonds that members received and spent. */
  diamonds: { kind: DiamondFlow; in: number; out: number }[];
}

/** Figures of days, updated during the day and once after it: one row per day for all nodes. */
export const siteDays = pgTable(
  'site_day',
  {
    /** `2026-11-26`, by the server's calendar. */
    day: text().primaryKey(),
    figures: jsonb().$type<DayFigures>().notNull(),
    /** Time of the last count, ms UTC. */
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('site_day_at').on(table.at)],
);
