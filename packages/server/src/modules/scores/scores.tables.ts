import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../member/index.ts';
import { matches } from '../sport/index.ts';

/** Matches that members collect; the key lets a member collect one once. */
export const collectedMatches = pgTable(
  'collected_match',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    /** When it was collected, ms UTC. */
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.matchId] }), index('collected_match_at').on(table.userId, table.at)],
);
