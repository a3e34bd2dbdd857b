import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Names } from '../../../text/local.ts';
import { matches, type MatchUpdate } from '../../sport/index.ts';

/** Matches whose score is an operator's word and not the source's; a row stays when the match is given back, for the versions. */
export const matchHolds = pgTable('match_hold', {
  matchId: text('match_id')
    .primaryKey()
    .references(() => matches.id),
  /** `held`: it stands still; `corrected`: another score; `awarded`: a score that the competition gave. */
  kind: text({ enum: ['held', 'corrected', 'awarded'] }).notNull(),
  /** Reason shown to viewers beside the score. */
  reasons: jsonb().$type<Names>().notNull(),
  by: text().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
  /** Latest update of the source since the override, with all events since. */
  said: jsonb().$type<MatchUpdate>(),
  saidAt: bigint('said_at', { mode: 'number' }),
  /** Versions that operators have added to those of the source. */
  ahead: integer().notNull().default(0),
  isReleased: boolean('is_released').notNull().default(false),
});
