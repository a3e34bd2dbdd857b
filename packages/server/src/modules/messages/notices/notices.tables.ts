import { noticeKindNames, noticeSubjects, noticeTargets } from '@pitchside/api/messages/notices';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../member/member/index.ts';
import type { Names } from '../../../text/local.ts';
import type { NoticePerson, NoticeValues } from './noticesTexts.ts';

/** Notices to members, stored as kind and values, not as text: the reader's language is chosen on reading. */
export const notices = pgTable(
  'notice',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    kind: text({
      enum: noticeKindNames as [(typeof noticeKindNames)[number]],
    }).notNull(),
    subject: text({ enum: noticeSubjects }).notNull(),
    values: jsonb().$type<NoticeValues>().notNull(),
    targetType: text('target_type', { enum: noticeTargets }),
    targetId: text('target_id').notNull().default(''),
    /** People who caused it, newest first, at most three. */
    people: jsonb().$type<NoticePerson[]>().notNull().default([]),
    count: integer().notNull().default(1),
    /** Key of its subject: a later notice with the same key replaces the earlier one. Null for a notice of its own. */
    fold: text(),
    isRead: boolean('is_read').notNull().default(false),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('notice_fold')
      .on(table.memberId, table.fold)
      .where(sql`${table.fold} is not null`),
    index('notice_list').on(table.memberId, table.at, table.id),
    index('notice_unread')
      .on(table.memberId, table.subject)
      .where(sql`not ${table.isRead}`),
    index('notice_at').on(table.at),
  ],
);

/** Announcements of the site, with the cursor of each: members by id. */
export const announcements = pgTable(
  'announcement',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    title: jsonb().$type<Names>().notNull(),
    text: jsonb().$type<Names>().notNull(),
    path: text().notNull().default(''),
    at: bigint({ mode: 'number' }).notNull(),
    notifiedTo: bigint('told_to', { mode: 'number' }).notNull().default(0),
    isNotified: boolean('is_told').notNull().default(false),
  },
  (table) => [
    index('announcement_open')
      .on(table.id)
      .where(sql`not ${table.isNotified}`),
    index('announcement_at').on(table.at),
  ],
);
