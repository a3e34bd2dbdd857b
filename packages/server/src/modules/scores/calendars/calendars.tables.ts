import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';
import { matches } from '../sport/index.ts';

/** Secret paths of members' own calendars: only the number that they are derived from; a row is there while one is in use. */
export const calendarAddresses = pgTable('calendar_address', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id),
  version: integer().notNull(),
  isOn: boolean('is_on').notNull().default(true),
  /** When a program read it last, to the hour, ms UTC. */
  readAt: bigint('read_at', { mode: 'number' }),
});

/** Revisions of matches as calendars show them: the number rises when kick-off, ground, state or result change. */
export const calendarRevisions = pgTable(
  'calendar_revision',
  {
    matchId: text('match_id')
      .primaryKey()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** Figures that the calendar showed. */
    shown: text().notNull(),
    sequence: integer().notNull().default(0),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('calendar_revision_at').on(table.at)],
);
