import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../text/local.ts';
import { users } from '../../../member/member/index.ts';

/** Applications to become an anchor, one row per submission; name, ID number and contact are encrypted. */
export const anchorApplications = pgTable(
  'anchor_application',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    state: text({ enum: ['awaiting', 'success', 'failed'] }).notNull(),
    /** Whether name and ID number come from a verification. */
    isVerified: boolean('is_verified').notNull(),
    /** Empty after a refusal. */
    nameSealed: text('name_sealed').notNull(),
    numberSealed: text('number_sealed').notNull(),
    /** Keyed hash of the ID number, so that a person can be only one anchor. */
    numberHash: text('number_hash').notNull(),
    nameMasked: text('name_masked').notNull(),
    numberMasked: text('number_masked').notNull(),
    inviterId: bigint('inviter_id', { mode: 'number' }).references(() => users.id),
    experience: text().notNull(),
    /** Language of the site at the time of application; their room starts with it. */
    language: text().$type<Language>().notNull().default('zh'),
    contactSealed: text('contact_sealed').notNull(),
    reason: text().notNull().default(''),
    submittedAt: bigint('submitted_at', { mode: 'number' }).notNull(),
    decidedAt: bigint('decided_at', { mode: 'number' }),
    decidedBy: bigint('decided_by', { mode: 'number' }).references(() => users.id),
  },
  (table) => [
    index('anchor_application_member').on(table.userId, table.id),
    index('anchor_application_state').on(table.state, table.submittedAt),
    index('anchor_application_decided').on(table.decidedAt),
    uniqueIndex('anchor_application_one_each')
      .on(table.userId)
      .where(sql`state in ('awaiting', 'success')`),
    uniqueIndex('anchor_application_number_once')
      .on(table.numberHash)
      .where(sql`state in ('awaiting', 'success')`),
  ],
);
