import type { DiscussedKind } from '@pitchside/api/content';
import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../../text/local.ts';
import { contentItems } from '../core/content.tables.ts';

/** A set of terms that PostgreSQL finds rows by. */
const termSet = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What objects are found by (`terms.ts`), a row each, with what they are put in order by; goes with the object's words. */
export const contentTexts = pgTable(
  'content_text',
  {
    itemId: bigint('item_id', { mode: 'number' })
      .primaryKey()
      .references(() => contentItems.id),
    kind: text().$type<DiscussedKind>().notNull(),
    lang: text().$type<Language>().notNull(),
    /** Where it stands among what was published; null while it is not shown. */
    place: bigint({ mode: 'number' }),
    /** Its terms, and those of its title once more as such. */
    terms: termSet().notNull(),
  },
  (table) => [
    // What is written waits in no list, which every search would have to read from end to end.
    index('content_text_terms').using('gin', table.terms).with({ fastupdate: false }),
    index('content_text_latest')
      .on(table.kind, table.lang, table.place.desc().nullsFirst())
      .where(sql`place is not null`),
  ],
);
