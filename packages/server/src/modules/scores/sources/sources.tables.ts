import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Cursors of a source's lists: full pages by id first, then changes. */
export const feedCursors = pgTable('feed_cursor', {
  /** `team`, `match`. */
  list: text().primaryKey(),
  isWhole: boolean('is_whole').notNull(),
  /** The next id or, once the list is complete, the instant (s UTC) from which changes are requested. */
  at: bigint({ mode: 'number' }).notNull(),
  /** Latest change read so far, s UTC. */
  changedAt: bigint('changed_at', { mode: 'number' }).notNull(),
});

/** Late, wrong and missing deliveries of a source; repeats increase a counter. */
export const feedNotes = pgTable(
  'feed_note',
  {
    kind: text({ enum: ['late', 'refused', 'doubtful', 'failed'] }).notNull(),
    /** Subject, by the source's own id. */
    subject: text().notNull(),
    /** Fault: a code, and after a space its subject. */
    note: text().notNull(),
    /** Id of the match concerned, if any. */
    matchId: text('match_id'),
    firstAt: bigint('first_at', { mode: 'number' }).notNull(),
    lastAt: bigint('last_at', { mode: 'number' }).notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject, table.note] }), index('feed_note_last').on(table.lastAt)],
);
