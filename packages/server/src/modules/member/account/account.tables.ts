import { bigint, bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { countTable } from '../../../platform/counts.ts';
import { users } from '../member/index.ts';

/** Sessions of browsers; only the hash of the token is stored. At most five live ones per member. */
export const sessions = pgTable(
  'session',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull().unique(),
    /** User agent of the browser; shown in short. */
    device: text().notNull(),
    way: text({ enum: ['password', 'qr'] })
      .notNull()
      .default('password'),
    /** Address of the sign-in; only its masked form leaves the server. */
    address: text().notNull().default(''),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
    /** When the second factor was last proven in it. */
    provenAt: bigint('proven_at', { mode: 'number' }),
    endedAt: bigint('ended_at', { mode: 'number' }),
    /** Code that a client with this token receives after the end: 50008 signed out, 50012 replaced. */
    endedCode: integer('ended_code'),
  },
  (table) => [
    index('session_user').on(table.userId, table.endedAt),
    index('session_ended').on(table.endedAt),
    index('session_created').on(table.createdAt),
  ],
);

/** Password guesses of the last quarter of an hour, by name and by address. */
export const guessCounts = countTable('guess_count');

/** One-time links that create the first operator of an empty site. */
export const operatorInvites = pgTable('operator_invite', {
  codeHash: text('code_hash').primaryKey(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  usedAt: bigint('used_at', { mode: 'number' }),
});
