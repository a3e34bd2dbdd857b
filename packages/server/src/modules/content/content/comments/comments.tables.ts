import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../../member/member/index.ts';
import { contentItems } from '../core/content.tables.ts';

/** `deleted` by its author or an operator; one with replies keeps its place in the list. */
export const commentStates = ['shown', 'awaiting', 'failed', 'hidden', 'deleted'] as const;
export type CommentState = (typeof commentStates)[number];

/** Comments on objects of every kind, in threads of two levels. */
export const contentComments = pgTable(
  'content_comment',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    itemId: bigint('item_id', { mode: 'number' })
      .notNull()
      .references(() => contentItems.id),
    /** First comment of the thread; null for that one itself. */
    threadId: bigint('thread_id', { mode: 'number' }),
    /** Reply within the thread that this one responds to. */
    replyToId: bigint('reply_to_id', { mode: 'number' }),
    authorId: bigint('author_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    state: text({ enum: commentStates }).notNull(),
    reason: text().notNull().default(''),
    words: jsonb().$type<string[]>().notNull().default([]),
    /** Numbers of likes and of shown replies, updated with their rows. */
    likes: integer().notNull().default(0),
    replies: integer().notNull().default(0),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    // Indexed by an expression, which the primary key cannot serve: otherwise, for an object with many old comments, the planner would scan
    // all comments of the site backwards.
    index('content_comment_new')
      .on(table.itemId, sql`(id + 0) desc`)
      .where(sql`thread_id is null and (state = 'shown' or (state = 'deleted' and replies > 0))`),
    index('content_comment_hot')
      .on(table.itemId, sql`(likes + 2 * replies) desc`, table.id.desc().nullsFirst())
      .where(sql`thread_id is null and (state = 'shown' or (state = 'deleted' and replies > 0))`),
    index('content_comment_thread').on(table.threadId, table.id),
    index('content_comment_author').on(table.authorId, table.id.desc().nullsFirst()),
    index('content_comment_waiting')
      .on(table.state, table.id)
      .where(sql`state in ('awaiting', 'hidden')`),
    check('content_comment_not_negative', sql`likes >= 0 and replies >= 0`),
  ],
);

/** Likes of comments; a row exists only while the like does. */
export const commentMarks = pgTable(
  'content_comment_like',
  {
    commentId: bigint('comment_id', { mode: 'number' })
      .notNull()
      .references(() => contentComments.id),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.memberId] })],
);
