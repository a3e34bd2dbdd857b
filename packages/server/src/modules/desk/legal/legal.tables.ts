import type { LegalKind, LegalWords } from '@pitchside/api/desk/legal';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Names } from '../../../text/local.ts';
import { users } from '../../member/member/index.ts';

/** A text in each language of the site. */
export type LegalTexts = Record<'zh' | 'en' | 'vi', LegalWords>;

const member = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);
const instant = (name: string) => bigint(name, { mode: 'number' });

/** Editions of legal documents published by operators, never changed. The first edition of each ships with the site and has no row. */
export const legalEditions = pgTable(
  'legal_edition',
  {
    kind: text().$type<LegalKind>().notNull(),
    number: integer().notNull(),
    texts: jsonb().$type<LegalTexts>().notNull(),
    note: jsonb().$type<Names>().notNull(),
    since: instant('since').notNull(),
    at: instant('at').notNull(),
    by: member('by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.number] })],
);

/** Drafts by operators, one per document. */
export const legalDrafts = pgTable('legal_draft', {
  kind: text().$type<LegalKind>().primaryKey(),
  texts: jsonb().$type<LegalTexts>().notNull(),
  at: instant('at').notNull(),
  by: member('by').notNull(),
});

/** Accepted editions of the user agreement, by member. */
export const legalConsents = pgTable(
  'legal_consent',
  {
    memberId: member('member_id').notNull(),
    number: integer().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.number] }), index('legal_consent_number').on(table.number)],
);
