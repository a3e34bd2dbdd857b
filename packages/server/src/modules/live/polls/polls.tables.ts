import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';
import { rooms } from '../room/index.ts';

/** Polls in rooms; a room has one open at most. Instants are ms UTC. */
export const polls = pgTable(
  'poll',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    roomId: bigint('room_id', { mode: 'number' })
      .notNull()
      .references(() => rooms.id),
    byId: bigint('by_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    question: text().notNull(),
    options: text().array().notNull(),
    /** Votes for each option, as they were counted last. */
    tally: integer().array().notNull(),
    openedAt: bigint('opened_at', { mode: 'number' }).notNull(),
    /** When it ends by itself; null until somebody closes it. */
    endsAt: bigint('ends_at', { mode: 'number' }),
    closedAt: bigint('closed_at', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('poll_open')
      .on(table.roomId)
      .where(sql`closed_at is null`),
    index('poll_room').on(table.roomId, table.id),
    index('poll_closed').on(table.closedAt),
  ],
);

/** Votes, one a member and poll. */
export const pollVotes = pgTable(
  'poll_vote',
  {
    pollId: bigint('poll_id', { mode: 'number' })
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** Number of the option, from 0. */
    choice: smallint().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.pollId, table.memberId] }), index('poll_vote_choice').on(table.pollId, table.choice)],
);
