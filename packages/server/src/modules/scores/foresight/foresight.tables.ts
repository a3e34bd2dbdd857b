import type { VotePick } from '@pitchside/api/scores/foresight';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';
import { matches } from '../sport/index.ts';

/** Votes on match results; the key limits a member to one vote per match. */
export const matchVotes = pgTable(
  'match_vote',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    pick: text().$type<VotePick>().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.matchId] }), index('match_vote_match').on(table.matchId)],
);
