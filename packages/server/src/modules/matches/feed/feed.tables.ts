import type { Sport } from '@pitchside/api/matches';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** When the source of a sport was heard last. Instants are ms UTC. */
export const feedStates = pgTable('feed_state', {
  sport: text().$type<Sport>().primaryKey(),
  heardAt: bigint('heard_at', { mode: 'number' }).notNull(),
  /** When it was heard last before the silence that clients were told of; null while it speaks. */
  staleSince: bigint('stale_since', { mode: 'number' }),
});
