import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How far a list of a source was read: whole pages by id first, then what changed. */
export const feedCursors = pgTable('feed_cursor', {
  /** `team`, `match`. */
  list: text().primaryKey(),
  isWhole: boolean('is_whole').notNull(),
  /** The next id, or once it is whole the instant (s UTC) from which changes are asked for. */
  at: bigint({ mode: 'number' }).notNull(),
  /** Newest change that was read, s UTC. */
  changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
});

/** What a source told late, wrongly or not at all; the same thing again counts up. */
export const feedNotes = pgTable(
  'feed_note',
  {
    kind: text({ enum: ['late', 'refused', 'doubtful', 'failed'] }).notNull(),
    /** What it is about, by the source's own id. */
    subject: text().notNull(),
    /** What exactly: a code, and behind a space what it is about. */
    note: text().notNull(),
    /** Our match, where it is about one. */
    matchId: text('match_id'),
    firstAt: bigint('first_at', { mode: 'number' }).notNull(),
    lastAt: bigint('last_at', { mode: 'number' }).notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject, table.note] }), index('feed_note_last').on(table.lastAt)],
);
