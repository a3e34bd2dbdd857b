import { bigint, bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../member/index.ts';

/** Second factors of members: the secret that they share with an authenticator app. */
export const secondFactors = pgTable('second_factor', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id),
  /** Encrypted. */
  sealed: text().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  /** Null until a first code was given: nothing is asked for before. */
  onSince: bigint('on_since', { mode: 'number' }),
  /** Step of 30 s of the newest code that was taken, so that none serves twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Recovery codes, each for one use; only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_code',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    usedAt: bigint('used_at', { mode: 'number' }),
  },
  (table) => [uniqueIndex('recovery_code_once').on(table.memberId, table.codeHash)],
);

/** Sign-ins that passed the password and wait for the second factor. */
export const signInTickets = pgTable(
  'sign_in_ticket',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** Hash of the stored password that was compared: another password ends the ticket. */
    passwordMark: text('password_mark').notNull(),
    tries: integer().notNull().default(0),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('sign_in_ticket_expires').on(table.expiresAt), index('sign_in_ticket_member').on(table.memberId)],
);
