import type { DiscussedKind } from '@pitchside/api/content/content';
import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../text/local.ts';
import { contentItems } from '../core/content.tables.ts';

/** The type `tsvector`. */
const termSet = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Search terms of objects (`terms.ts`), one row each, with their sort columns. Deleted with the object's text. */
export const contentTexts = pgTable(
  'content_text',
  {
    itemId: bigint('item_id', { mode: 'number' })
      .primaryKey()
      .references(() => contentItems.id),
    kind: text().$type<DiscussedKind>().notNull(),
    lang: text().$type<Language>().notNull(),
    /** Place in the order of publication; null while it is not shown. */
    place: bigint({ mode: 'number' }),
    /** Terms, and title terms in their own form. */
    terms: termSet().notNull(),
  },
  (table) => [
    // No pending list (`fastupdate`), which every search would have to scan.
    index('content_text_terms').using('gin', table.terms).with({ fastupdate: false }),
    index('content_text_latest')
      .on(table.kind, table.lang, table.place.desc().nullsFirst())
      .where(sql`place is not null`),
  ],
);
