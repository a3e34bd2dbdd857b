import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, check, index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Members; visitors have no row until they register. Nicknames are unique regardless of width and case. */
export const users = pgTable(
  'member',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Normalized phone number (`account/phone`): country code, hyphen, number. Never leaves the server. */
    mobile: text().notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    nickname: text().notNull(),
    /** Normalized form of the nickname (`text/look`); null until needed. */
    look: text(),
    /** Seed of the drawn avatar, or the URL of an uploaded one. */
    avatar: text().notNull(),
    isAnchor: boolean('is_anchor').notNull().default(false),
    role: text({ enum: ['member', 'operator'] })
      .notNull()
      .default('member'),
    /** Derived from the experience; stored for lists. */
    level: integer().notNull().default(1),
    /** Experience in tenths of a point; only changed by the ledger. */
    experience: bigint({ mode: 'number' }).notNull().default(0),
    /** Invitation code that others give when they register. */
    inviteCode: text('invite_code')
      .notNull()
      .unique()
      .default(sql`upper(left(replace(gen_random_uuid()::text, '-', ''), 10))`),
    invitedBy: bigint('invited_by', { mode: 'number' }).references((): AnyPgColumn => users.id),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    // Inviters have smaller ids, so that invitations cannot form a cycle.
    check('member_invited_before', sql`invited_by < id`),
    index('member_anchor_experience')
      .on(table.experience.desc(), table.id)
      .where(sql`is_anchor`),
    index('member_created').on(table.createdAt),
    index('member_invited_by').on(table.invitedBy),
    index('member_look').on(table.look),
    index('member_look_missing')
      .on(table.id)
      .where(sql`look is null`),
    index('member_nickname').on(sql`lower(normalize(${table.nickname}, NFKC))`),
    // For prefix search, regardless of the database's collation.
    index('member_nickname_begins').on(sql`lower(normalize(${table.nickname}, NFKC)) text_pattern_ops`),
  ],
);
