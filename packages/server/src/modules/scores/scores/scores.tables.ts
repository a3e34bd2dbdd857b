import type { StarKind } from '@pitchside/api/scores/scores';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';
import { matches } from '../sport/index.ts';

/** Favorite matches of members; the key limits a match to once per member. */
export const collectedMatches = pgTable(
  'collected_match',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id),
    /** Time of adding, ms UTC. */
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.matchId] }),
    index('collected_match_at').on(table.userId, table.at),
    index('collected_match_match').on(table.matchId),
  ],
);

/** Teams and leagues that members follow, and matches that they watch later. */
export const stars = pgTable(
  'star',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    kind: text().$type<StarKind>().notNull(),
    /** Id of the team, competition or match. */
    targetId: text('target_id').notNull(),
    /** Time of adding, ms UTC. */
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.targetId] }), index('star_target').on(table.kind, table.targetId)],
);
