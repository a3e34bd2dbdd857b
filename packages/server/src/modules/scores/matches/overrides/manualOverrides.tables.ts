import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Names } from '../../../../text/local.ts';
import { matches, type MatchUpdate } from '../../sport/index.ts';

/** Manual overrides of scores. A row stays after the release, for its versions. */
export const manualOverrides = pgTable('match_hold', {
  matchId: text('match_id')
    .primaryKey()
    .references(() => matches.id),
  /** `held`: frozen; `corrected`: another score; `awarded`: a score that the competition awarded. */
  kind: text({ enum: ['held', 'corrected', 'awarded'] }).notNull(),
  /** Reason shown to viewers beside the score. */
  reasons: jsonb().$type<Names>().notNull(),
  by: text().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
  /** Latest update of the source since the override, with all events since. */
  said: jsonb().$type<MatchUpdate>(),
  saidAt: bigint('said_at', { mode: 'number' }),
  /** Versions that operators have added to the source's. */
  ahead: integer().notNull().default(0),
  isReleased: boolean('is_released').notNull().default(false),
});
