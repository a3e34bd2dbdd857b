import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Subjects with names of their own. Matches are found by their sides; rooms by their anchors, titles and matches. A `person` is a member
 * without a room.
 */
export const namedKinds = ['team', 'competition', 'anchor', 'person'] as const;
export type NamedKind = (typeof namedKinds)[number];

/**
 * Type of a key: full name, a name from a later word on, nickname among fans, pronunciation with initials. Stored as the index in this
 * list.
 */
export const ways = ['name', 'word', 'alias', 'sound'] as const;
export type Way = (typeof ways)[number];

/** Subjects in the index, with the fingerprint of their names; deleted with the team, competition or room. */
export const searchSubjects = pgTable(
  'search_subject',
  {
    kind: text().$type<NamedKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** Hash of the indexed names and rules. */
    fingerprint: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subjectId] })],
);

/** Condition for keys of fuzzy comparison. */
export const guessedAt = sql.raw(`way <> ${ways.indexOf('sound')} and kind <> 'person'`);

/** Search keys of subjects, folded (`fold`). Deleted with their subject. */
export const searchKeys = pgTable(
  'search_key',
  {
    kind: text().$type<NamedKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    key: text().notNull(),
    way: smallint().notNull(),
    /** The original name of the key. */
    written: text().notNull(),
    /** Fame: lower is better known. */
    weight: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId, table.key] }),
    // For prefix search, regardless of the database's collation.
    index('search_key_begins').on(sql`${table.key} text_pattern_ops`),
    // For fuzzy comparison by prefix or suffix. Excludes sounds and people, who are by far the most and are never guessed.
    index('search_key_begins_near')
      .on(sql`${table.key} text_pattern_ops`)
      .where(guessedAt),
    index('search_key_ends_near')
      .on(sql`reverse(${table.key}) text_pattern_ops`)
      .where(guessedAt),
  ],
);
