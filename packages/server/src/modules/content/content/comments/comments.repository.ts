import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import { users } from '../../../member/member/index.ts';
import { contentItems } from '../core/content.tables.ts';
import { written } from '../core/limits.ts';
import { contentPlans } from '../plans/discussed.tables.ts';
import { commentMarks, contentComments, type CommentState } from './comments.tables.ts';

export type CommentItem = typeof contentComments.$inferSelect;

const answered = alias(contentComments, 'answered');
const answeredUser = alias(users, 'answered_user');

/** Condition for top-level comments of a list, including placeholders of deleted ones that have replies. */
const isTop = and(
  isNull(contentComments.threadId),
  sql`(${contentComments.state} = 'shown' or (${contentComments.state} = 'deleted' and ${contentComments.replies} > 0))`,
);

/** Sort key of comments: the id as an expression, which matches the index. */
const place = sql`(${contentComments.id} + 0)`;

/**
 * Selects comments with all fields that a list shows, in a given order, up to a limit. Constants stand in the SQL itself, as in
 * `selectItems`.
 */
async function select(
  db: Database | Transaction,
  memberId: number | undefined,
  where: SQL | undefined,
  order: readonly SQL[],
  limit: number,
) {
  const rows = await db
    .select({
      comment: contentComments,
      author: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level, isAnchor: users.isAnchor },
      kind: contentItems.kind,
      /** The id that the page of the object uses. */
      objectId: sql<number>`coalesce(${contentPlans.planId}, ${contentItems.id})`.mapWith(Number),
      itemAuthorId: contentItems.authorId,
      replyTo: { id: answeredUser.id, nickname: answeredUser.nickname },
      isLiked:
        memberId === undefined
          ? sql<boolean>`false`
          : sql<boolean>`exists (select from ${commentMarks} where ${commentMarks.commentId} = ${contentComments.id} and ${commentMarks.memberId} = ${memberId})`,
    })
    .from(contentComments)
    .innerJoin(users, eq(users.id, contentComments.authorId))
    .innerJoin(contentItems, eq(contentItems.id, contentComments.itemId))
    .leftJoin(contentPlans, eq(contentPlans.itemId, contentItems.id))
    .leftJoin(answered, eq(answered.id, contentComments.replyToId))
    .leftJoin(answeredUser, eq(answeredUser.id, answered.authorId))
    .where(where)
    .orderBy(...order)
    .limit(written(limit));
  return rows.slice(0, limit);
}
export type CommentRow = Awaited<ReturnType<typeof select>>[number];

/** SQL of comments. */
export function createCommentsRepository(db: Database) {
  const rows = (
    memberId: number | undefined,
    where: SQL | undefined,
    order: readonly SQL[],
    limit: number,
    from: Database | Transaction = db,
  ) => select(from, memberId, where, order, limit);

  return {
    rows,
    async add(tx: Transaction, comment: typeof contentComments.$inferInsert): Promise<CommentItem> {
      const [row] = await tx.insert(contentComments).values(comment).returning();
      if (!row) throw new Error('a comment was not kept');
      return row;
    },
    async find(id: number, from: Database | Transaction = db): Promise<CommentItem | undefined> {
      const [row] = await from.select().from(contentComments).where(eq(contentComments.id, id));
      return row;
    },
    /** Locks a comment until the transaction ends. */
    async hold(tx: Transaction, id: number): Promise<CommentItem | undefined> {
      const [row] = await tx.select().from(contentComments).where(eq(contentComments.id, id)).for('update');
      return row;
    },
    async setState(tx: Transaction, id: number, state: CommentState, reason: string): Promise<void> {
      await tx.update(contentComments).set({ state, reason }).where(eq(contentComments.id, id));
    },
    async addReplies(tx: Transaction, id: number, by: number): Promise<void> {
      await tx
        .update(contentComments)
        .set({ replies: sql`${contentComments.replies} + ${by}` })
        .where(eq(contentComments.id, id));
    },
    /** Likes or unlikes a comment. Returns the new count. */
    async like(tx: Transaction, id: number, memberId: number, isSet: boolean, at: number): Promise<number> {
      const changed = isSet
        ? await tx
            .insert(commentMarks)
            .values({ commentId: id, memberId, at })
            .onConflictDoNothing()
            .returning({ id: commentMarks.commentId })
        : await tx
            .delete(commentMarks)
            .where(and(eq(commentMarks.commentId, id), eq(commentMarks.memberId, memberId)))
            .returning({ id: commentMarks.commentId });
      const [row] = await tx
        .update(contentComments)
        .set({ likes: sql`${contentComments.likes} + ${changed.length * (isSet ? 1 : -1)}` })
        .where(eq(contentComments.id, id))
        .returning({ likes: contentComments.likes });
      return row?.likes ?? 0;
    },
    /** Ids of an object's top comments with the most likes and replies. */
    async hottest(itemId: number, most: number): Promise<number[]> {
      const found = await db
        .select({ id: contentComments.id })
        .from(contentComments)
        .where(and(eq(contentComments.itemId, itemId), isTop, sql`${contentComments.likes} + 2 * ${contentComments.replies} > 0`))
        .orderBy(sql`(likes + 2 * replies) desc`, desc(contentComments.id))
        .limit(written(most));
      return found.slice(0, most).map(({ id }) => id);
    },
    /** Id of the newest comment on an object; 0 for none. */
    async newestId(itemId: number): Promise<number> {
      const [row] = await db
        .select({ id: contentComments.id })
        .from(contentComments)
        .where(and(eq(contentComments.itemId, itemId), isTop))
        .orderBy(desc(place))
        .limit(1);
      return row?.id ?? 0;
    },
    /** Visible top comments by id, in the order of the ids. */
    async tops(memberId: number | undefined, ids: readonly number[]): Promise<CommentRow[]> {
      const found = await rows(memberId, and(sql`${contentComments.id} = any(${sql.param([...ids])}::bigint[])`, isTop), [], ids.length);
      return found.toSorted((one, other) => ids.indexOf(one.comment.id) - ids.indexOf(other.comment.id));
    },
    newest: (memberId: number | undefined, itemId: number, below: number | undefined, without: readonly number[], limit: number) =>
      rows(
        memberId,
        and(
          eq(contentComments.itemId, itemId),
          isTop,
          below === undefined ? undefined : lt(place, below),
          without.length > 0 ? sql`${contentComments.id} <> all(${sql.param([...without])}::bigint[])` : undefined,
        ),
        [desc(place)],
        limit,
      ),
    /** A member's comments on an object that await review, newest first. */
    awaiting: (memberId: number, itemId: number, limit: number) =>
      rows(
        memberId,
        and(
          eq(contentComments.authorId, memberId),
          eq(contentComments.itemId, itemId),
          isNull(contentComments.threadId),
          // With this condition the partial index of awaiting comments is used, however many comments the author has.
          sql`${contentComments.state} = 'awaiting'`,
        ),
        [desc(contentComments.id)],
        limit,
      ),
    /** Replies of a thread after a given one, oldest first; among those awaiting review only the reader's own. */
    replies: (memberId: number | undefined, threadId: number, after: number, limit: number) =>
      rows(
        memberId,
        and(
          eq(contentComments.threadId, threadId),
          gt(contentComments.id, after),
          or(
            eq(contentComments.state, 'shown'),
            memberId === undefined ? undefined : and(eq(contentComments.state, 'awaiting'), eq(contentComments.authorId, memberId)),
          ),
        ),
        [asc(contentComments.id)],
        limit,
      ),
    /** The first replies of several threads, up to `each` per thread. */
    async firstReplies(memberId: number | undefined, threadIds: readonly number[], each: number): Promise<CommentRow[]> {
      if (threadIds.length === 0) return [];
      const ids = sql`select r.id from unnest(${sql.param([...threadIds])}::bigint[]) as t (id) cross join lateral (
        select c.id from ${contentComments} c where c.thread_id = t.id and c.state = 'shown' order by c.id limit ${each}) r`;
      return rows(memberId, sql`${contentComments.id} in (${ids})`, [asc(contentComments.id)], threadIds.length * each);
    },
    /** All comments of a member, newest first. */
    said: (memberId: number, below: number | undefined, limit: number) =>
      rows(
        memberId,
        and(
          eq(contentComments.authorId, memberId),
          inArray(contentComments.state, ['shown', 'awaiting']),
          below === undefined ? undefined : lt(contentComments.id, below),
        ),
        [desc(contentComments.id)],
        limit,
      ),
  };
}
export type CommentsRepository = ReturnType<typeof createCommentsRepository>;
