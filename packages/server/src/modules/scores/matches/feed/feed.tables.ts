import type { Sport } from '@pitchside/api/scores/matches';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Last contact with the source of each sport. Instants are ms UTC. */
export const feedStates = pgTable('feed_state', {
  sport: text().$type<Sport>().primaryKey(),
  heardAt: bigint('heard_at', { mode: 'number' }).notNull(),
  /** Last contact before the silence that clients were notified of; null while the source is alive. */
  staleSince: bigint('stale_since', { mode: 'number' }),
});
