import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { contentItems } from '../core/content.tables.ts';

/** What objects are found by (`terms.ts`); goes with the object, and says nothing of whether it is shown. */
export const contentTerms = pgTable(
  'content_term',
  {
    itemId: bigint('item_id', { mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    term: text().notNull(),
    /** Whether it stands in the title. */
    isTitle: boolean('is_title').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.term] }),
    index('content_term_begins').on(sql`${table.term} text_pattern_ops`, table.itemId),
  ],
);
