import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { countTable } from '../../platform/counts.ts';

/** People: visitors become rows here when they register. Nicknames are the same whatever their width and case. */
export const users = pgTable('member', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  /** A phone in its one spelling (`phone/phone.ts`): country code, hyphen, number. Never leaves the server. */
  mobile: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  nickname: text().notNull(),
  /** Seed of the drawn avatar, or the address of an uploaded one. */
  avatar: text().notNull(),
  isAnchor: boolean('is_anchor').notNull().default(false),
  role: text({ enum: ['member', 'operator'] }).notNull().default('member'),
  /** Follows from the experience; kept beside it so that lists need not count. */
  level: integer().notNull().default(1),
  /** Experience in tenths of a point; changed by the ledger alone. */
  experience: bigint({ mode: 'number' }).notNull().default(0),
  /** What others register with to name this member as who invited them. */
  inviteCode: text('invite_code').notNull().unique().default(sql`upper(left(replace(gen_random_uuid()::text, '-', ''), 10))`),
  invitedBy: bigint('invited_by', { mode: 'number' }).references((): AnyPgColumn => users.id),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
}, (table) => [index('member_nickname').on(sql`lower(normalize(${table.nickname}, NFKC))`)]);

/** Signed-in browsers; the token is kept as a hash only. At most five live ones a member. */
export const sessions = pgTable(
  'session',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).notNull().references(() => users.id),
    tokenHash: text('token_hash').notNull().unique(),
    /** What the browser calls itself; shown in short. */
    device: text().notNull(),
    way: text({ enum: ['password', 'qr'] }).notNull().default('password'),
    /** Address that signed in; leaves the server masked only. */
    address: text().notNull().default(''),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    seenAt: bigint('seen_at', { mode: 'number' }).notNull(),
    endedAt: bigint('ended_at', { mode: 'number' }),
    /** What a client with this token is told after the end: 50008 signed out, 50012 replaced. */
    endedCode: integer('ended_code'),
  },
  (table) => [index('session_user').on(table.userId, table.endedAt), index('session_ended').on(table.endedAt), index('session_created').on(table.createdAt)],
);

/** Guesses of passwords in the last quarter of an hour, by name and by address. */
export const guessCounts = countTable('guess_count');

/** One-time links that make the first operator of an empty site. */
export const operatorInvites = pgTable('operator_invite', {
  codeHash: text('code_hash').primaryKey(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  usedAt: bigint('used_at', { mode: 'number' }),
});
