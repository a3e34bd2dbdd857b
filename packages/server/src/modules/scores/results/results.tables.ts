import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ConflictCause } from '@pitchside/api/scores/results';
import { users } from '../../member/member/index.ts';
import { matches } from '../sport/index.ts';

/**
 * Results of matches for settlements, in the order of the source; never deleted.
 * `stands` or `off` is used for settling, `held` waits for an operator, `passed` was superseded by the source.
 */
export const matchResults = pgTable(
  'match_result',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    /** Sequence number of the result within its match, from the first. */
    number: integer().notNull(),
    /** Version of the match in the source's last report. */
    version: integer().notNull(),
    /** Score of the source; null where the match is off. */
    sourceHome: integer('source_home'),
    sourceAway: integer('source_away'),
    state: text({ enum: ['stands', 'off', 'held', 'passed'] }).notNull(),
    causes: text().array().$type<ConflictCause[]>().notNull(),
    /** Score to settle by; null before a decision, and where the match is off. */
    home: integer(),
    away: integer(),
    at: bigint({ mode: 'number' }).notNull(),
    decidedBy: bigint('decided_by', { mode: 'number' }).references(() => users.id),
    decidedAt: bigint('decided_at', { mode: 'number' }),
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('match_result_number').on(table.matchId, table.number),
    index('match_result_held')
      .on(table.at)
      .where(sql`state = 'held'`),
    index('match_result_decided')
      .on(table.decidedAt)
      .where(sql`decided_at is not null`),
  ],
);

/** Scores that operators reported before settlement; the latest per match. */
export const matchWitnesses = pgTable('match_witness', {
  matchId: text('match_id')
    .primaryKey()
    .references(() => matches.id),
  home: integer().notNull(),
  away: integer().notNull(),
  by: bigint('by', { mode: 'number' })
    .notNull()
    .references(() => users.id),
  reason: text().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
});
