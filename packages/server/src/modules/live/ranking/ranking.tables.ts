import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { rankBoards } from '@pitchside/api/live/ranking';

/** Scores of members on a board in a period: the sums behind the rankings. All can be recomputed from their source. */
export const rankScores = pgTable(
  'rank_score',
  {
    board: text({ enum: rankBoards }).notNull(),
    /** Anchor of the board; 0 for the whole site. */
    anchorId: bigint('anchor_id', { mode: 'number' }).notNull(),
    /** `D2026-11-21`, `W2026-11-16`, `M2026-11`, or `T` for ever. */
    period: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    value: bigint({ mode: 'number' }).notNull(),
    /** Time of reaching the value, ms UTC: among ties the earlier is first. */
    reachedAt: bigint('reached_at', { mode: 'number' }).notNull(),
    /** Time after which the period is not shown any more, ms UTC; null for never. */
    forgetAt: bigint('forget_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.board, table.anchorId, table.period, table.memberId] }),
    index('rank_score_order').on(table.board, table.anchorId, table.period, table.value.desc(), table.reachedAt, table.memberId),
    index('rank_score_forget').on(table.forgetAt),
  ],
);

/** Cursor of the rankings in the ledger; one row. */
export const rankCursors = pgTable('rank_cursor', {
  name: text().primaryKey(),
  /** Transfers up to this id are counted and final. */
  seen: bigint({ mode: 'number' }).notNull(),
  /** Time of the last count, ms UTC. */
  at: bigint({ mode: 'number' }).notNull(),
});
