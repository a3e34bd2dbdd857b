import type { SpaceBlock } from '@pitchside/api/member/space';
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../member/index.ts';

/** Page settings of members; no row means defaults. */
export const spaces = pgTable('member_space', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id),
  /** Path of the cover; null without one. */
  cover: text(),
  order: jsonb().$type<SpaceBlock[]>().notNull(),
});

/** Last visit of a member to another's page: one row per pair. */
export const spaceVisits = pgTable(
  'member_space_visit',
  {
    ownerId: bigint('owner_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    visitorId: bigint('visitor_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.visitorId] }),
    index('member_space_visit_latest').on(table.ownerId, table.at.desc()),
    index('member_space_visit_at').on(table.at),
  ],
);
