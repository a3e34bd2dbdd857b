import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BirthdayShown, Sex } from '@pitchside/api/member/profile';
import { users } from '../member/index.ts';
import { teams } from '../../scores/sport/index.ts';

const owner = () => bigint('user_id', { mode: 'number' }).references(() => users.id);

/** Profile data beyond nickname and avatar; no row before the first change. */
export const profiles = pgTable('member_profile', {
  userId: owner().primaryKey(),
  sex: text().$type<Sex>().notNull().default('secret'),
  /** A civil day: `1990-05-20`. */
  birthday: text(),
  birthdayShown: text('birthday_shown').$type<BirthdayShown>().notNull().default('day'),
  /** Id of a country or region of the settings. */
  region: text(),
  city: text().notNull().default(''),
  sign: text().notNull().default(''),
  firstClub: text('first_club').references(() => teams.id),
  secondClub: text('second_club').references(() => teams.id),
  nicknameChangedAt: bigint('nickname_changed_at', { mode: 'number' }),
});

/** Real-name verifications, one row per submission; name and ID number are encrypted, only masked forms are readable. */
export const verifications = pgTable(
  'verification',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: owner().notNull(),
    state: text({ enum: ['awaiting', 'success', 'failed', 'withdrawn'] }).notNull(),
    nameSealed: text('name_sealed').notNull(),
    numberSealed: text('number_sealed').notNull(),
    /** Keyed hash of the ID number, so that it serves only one account. */
    numberHash: text('number_hash').notNull(),
    nameMasked: text('name_masked').notNull(),
    numberMasked: text('number_masked').notNull(),
    /** Keys of the private pictures; null once they are deleted. */
    front: text(),
    back: text(),
    reason: text(),
    submittedAt: bigint('submitted_at', { mode: 'number' }).notNull(),
    decidedAt: bigint('decided_at', { mode: 'number' }),
    decidedBy: bigint('decided_by', { mode: 'number' }).references(() => users.id),
  },
  (table) => [
    index('verification_member').on(table.userId, table.id),
    index('verification_waiting').on(table.state, table.submittedAt),
    // A person has at most one passed or pending verification; an ID number belongs to one account.
    uniqueIndex('verification_one_each')
      .on(table.userId)
      .where(sql`state in ('awaiting', 'success')`),
    uniqueIndex('verification_number_once')
      .on(table.numberHash)
      .where(sql`state in ('awaiting', 'success')`),
  ],
);

/** Hashes of payment passwords, and wrong tries. */
export const paymentPasswords = pgTable('payment_password', {
  userId: owner().primaryKey(),
  hash: text().notNull(),
  /** Tries since the last right one. */
  tries: integer().notNull().default(0),
  lockedUntil: bigint('locked_until', { mode: 'number' }),
  changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
});

/** Payout accounts of members: a bank card, an Alipay account, an account of another channel. */
export const payoutAccounts = pgTable(
  'payout_account',
  {
    userId: owner().notNull(),
    kind: text({ enum: ['bank', 'alipay', 'channel'] }).notNull(),
    /** Encrypted card or account number. */
    sealed: text().notNull(),
    /** Bank code, or channel name; empty for a bank named by the member. */
    code: text().notNull(),
    /** Name of a bank that is not in the table; empty otherwise. */
    name: text().notNull(),
    /** Last four digits of a card, or a masked account. */
    shown: text().notNull(),
    holderMasked: text('holder_masked').notNull(),
    boundAt: bigint('bound_at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Log of operators' actions on verifications; never changed. */
export const verificationActs = pgTable('verification_act', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  verificationId: bigint('verification_id', { mode: 'number' })
    .notNull()
    .references(() => verifications.id),
  operatorId: bigint('operator_id', { mode: 'number' })
    .notNull()
    .references(() => users.id),
  act: text({ enum: ['success', 'failed', 'looked'] }).notNull(),
  /** Reason of the refusal, or of opening the pictures. */
  reason: text().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
});
