import type { ContentAct, JudgedKind, WordEffect } from '@pitchside/api/content/content';
import { bigint, bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../../member/member/index.ts';

/** Blocklist: words that block, hold or mask a text. */
export const contentWords = pgTable('content_word', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  word: text().notNull(),
  /** Normalized word, as used for comparison. */
  skeleton: text().notNull().unique(),
  effect: text().$type<WordEffect>().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
});

/** Members who must not post or comment, until when; at most one year. */
export const contentMutes = pgTable(
  'content_mute',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => users.id),
    until: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    byId: bigint('by_id', { mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('content_mute_until').on(table.until)],
);

/** Review actions of operators, each on one or many objects. */
export const contentActs = pgTable(
  'content_act',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    act: text().$type<ContentAct>().notNull(),
    /** The operator; null for the site itself, which hides objects with many reports. */
    byId: bigint('by_id', { mode: 'number' }).references(() => users.id),
    reason: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    undoneAt: bigint('undone_at', { mode: 'number' }),
  },
  (table) => [index('content_act_at').on(table.at)],
);

/** Changes of an action: state before and after. */
export const contentActLines = pgTable(
  'content_act_line',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actId: bigint('act_id', { mode: 'number' })
      .notNull()
      .references(() => contentActs.id, { onDelete: 'cascade' }),
    kind: text().$type<JudgedKind>().notNull(),
    objectId: bigint('object_id', { mode: 'number' }).notNull(),
    authorId: bigint('author_id', { mode: 'number' }).notNull(),
    before: text().notNull(),
    after: text().notNull(),
    /** Reason of the former state. */
    reasonBefore: text('reason_before').notNull(),
  },
  (table) => [
    index('content_act_line_act').on(table.actId),
    index('content_act_line_author').on(table.authorId, table.id.desc().nullsFirst()),
    index('content_act_line_object').on(table.kind, table.objectId, table.id),
  ],
);
