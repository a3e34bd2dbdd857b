import { msg } from '@lingui/core/macro';
import { firstReplies, type Comment, type CommentSort, type DiscussedKind, type Thread } from '@pitchside/api/content/content';
import { eq } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Emit } from '../../../../platform/events.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import type { Localizable } from '../../../../text/local.ts';
import { describePerson } from '../../../member/follow/index.ts';
import type { ActsRepository } from '../core/acts.repository.ts';
import type { Item } from '../core/items.presenter.ts';
import { readBelow, readFrozen, readFrozenPage, writeCursor, type FrozenList } from '../feeds/cursors.ts';
import type { Notices } from '../core/notices.ts';
import type { Sight } from '../plans/discussed.ts';
import type { Screened } from '../review/screening.ts';
import { createCommentsRepository, type CommentItem, type CommentRow } from './comments.repository.ts';
import { contentComments, type CommentState } from './comments.tables.ts';

/** Number of comments that are frozen as the most popular when a list is first read. */
const mostHot = 60;

const texts = { gone: msg`没有找到`, closed: msg`这里已经不能评论了`, answered: msg`这条评论已经删除，不能回复了` };

/** Number of comments that a top-level comment or reply adds to the count of its object. */
const contribution = ({ threadId, state, replies }: Pick<CommentItem, 'threadId' | 'state' | 'replies'>): number =>
  threadId !== null ? Number(state === 'shown') : Number(state === 'shown') + (state === 'shown' || state === 'deleted' ? replies : 0);

export function describeComment(
  { comment, author, kind, objectId, itemAuthorId, replyTo, isLiked }: CommentRow,
  memberId: number | undefined,
): Localizable<Comment> {
  const isDeleted = comment.state === 'deleted';
  return {
    id: String(comment.id),
    kind,
    object_id: String(objectId),
    thread_id: comment.threadId === null ? null : String(comment.threadId),
    author: describePerson(author),
    is_author: author.id === itemAuthorId,
    reply_to: replyTo && { id: String(replyTo.id), user_nickname: replyTo.nickname },
    content: isDeleted ? '' : comment.text,
    at: comment.at,
    likes: comment.likes,
    replies: comment.replies,
    is_liked: isLiked,
    is_own: comment.authorId === memberId,
    is_deleted: isDeleted,
    is_awaiting: comment.state === 'awaiting',
  };
}

/** Service for comments on posts, videos, articles and plans. */
export function createComments(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { acts, notices, sight }: { acts: ActsRepository; notices: Notices; sight: Sight },
) {
  const repository = createCommentsRepository(db);

  /** Adds the first replies to each top comment. */
  async function withFirst(tops: readonly CommentRow[], memberId: number | undefined): Promise<Localizable<Thread>[]> {
    const answered = tops.filter(({ comment }) => comment.replies > 0).map(({ comment }) => comment.id);
    const replies = await repository.firstReplies(memberId, answered, firstReplies);
    return tops.map((top) => ({
      ...describeComment(top, memberId),
      first: replies.filter(({ comment }) => comment.threadId === top.comment.id).map((reply) => describeComment(reply, memberId)),
    }));
  }

  async function hot(itemId: number, memberId: number | undefined, before: string | undefined, limit: number) {
    async function begin(): Promise<FrozenList> {
      const [hottest, newestId] = await Promise.all([repository.hottest(itemId, mostHot), repository.newestId(itemId)]);
      // Comments added after the first page are left out: they would shift the list.
      return { given: 0, hot: hottest, below: newestId + 1 };
    }
    const at = before === undefined ? await begin() : readFrozen(before);
    return readFrozenPage(
      at,
      limit,
      (ids) => repository.tops(memberId, ids),
      async (below, without, wanted) =>
        (await repository.newest(memberId, itemId, below, without, wanted)).map((row) => ({ row, place: row.comment.id })),
    );
  }

  async function newest(itemId: number, memberId: number | undefined, before: string | undefined, limit: number) {
    const rows = await repository.newest(memberId, itemId, readBelow(before), [], limit + 1);
    const list = rows.slice(0, limit);
    const last = list.at(-1);
    return { list, next: rows.length > limit && last ? writeCursor(last.comment.id) : null };
  }

  /** Changes the state of a locked comment, and the counts of its thread and object. */
  async function setState(tx: Transaction, item: Item, id: number, state: CommentState, reason: string): Promise<CommentItem | undefined> {
    const known = await repository.find(id, tx);
    // The top of a thread is locked before its replies: the one lock order.
    const top = known?.threadId != null ? await repository.hold(tx, known.threadId) : undefined;
    const comment = await repository.hold(tx, id);
    if (!comment || comment.state === state) return comment;
    await repository.setState(tx, id, state, reason);
    const after = { ...comment, state };
    const difference = contribution(after) - contribution(comment);
    if (top && difference !== 0) await repository.addReplies(tx, top.id, difference);
    const counted = top ? (top.state === 'shown' || top.state === 'deleted' ? difference : 0) : difference;
    if (counted !== 0) await acts.count(tx, item, 'comments', counted, clock.now());
    return comment;
  }

  return {
    repository,
    setState,
    /**
     * A page of an object's comments. The caller authorizes the reader.
     * @throws CallError for an invalid cursor
     */
    async list(itemId: number, memberId: number | undefined, sort: CommentSort, before: string | undefined, limit: number) {
      const [{ list, next }, waiting] = await Promise.all([
        (sort === 'hot' ? hot : newest)(itemId, memberId, before, limit),
        // Comments that await review are visible to their author only, first and outside the pagination.
        before === undefined && memberId !== undefined ? repository.awaiting(memberId, itemId, 10) : [],
      ]);
      return { list: await withFirst([...waiting, ...list], memberId), next };
    },
    /**
     * A thread, by any of its comments.
     * @throws CallError for one that the reader must not see
     */
    async thread(id: number, memberId: number | undefined, before: string | undefined, limit: number) {
      const known = await repository.find(id);
      const item = known && (await acts.find(known.itemId));
      if (!known || !item || !(await sight.reads(item, memberId))) throw new CallError(texts.gone);
      const topId = known.threadId ?? known.id;
      const [[top], rows] = await Promise.all([
        repository.tops(memberId, [topId]),
        repository.replies(memberId, topId, readBelow(before) ?? 0, limit + 1),
      ]);
      if (!top) throw new CallError(texts.gone);
      const list = rows.slice(0, limit);
      const last = list.at(-1);
      return {
        item,
        thread: describeComment(top, memberId),
        list: list.map((row) => describeComment(row, memberId)),
        next: rows.length > limit && last ? writeCursor(last.comment.id) : null,
        total: top.comment.replies,
      };
    },
    async said(memberId: number, before: string | undefined, limit: number) {
      const rows = await repository.said(memberId, readBelow(before), limit + 1);
      const list = rows.slice(0, limit);
      const last = list.at(-1);
      return { list, next: rows.length > limit && last ? writeCursor(last.comment.id) : null };
    },
    /**
     * Adds a comment to an object, which is locked meanwhile.
     * @throws CallError for an object that is not shown, a reply to a deleted comment, a blocked word, or a member who must not post
     */
    async say(
      tx: Transaction,
      emit: Emit,
      member: { id: number; nickname: string },
      { kind, id, content, replyTo }: { kind: DiscussedKind; id: number; content: string; replyTo: number | undefined },
      verdict: Screened,
    ): Promise<{ comment: Localizable<Comment>; comments: number }> {
      const now = clock.now();
      const item = await acts.hold(tx, id);
      if (!item || item.kind !== kind) throw new CallError(texts.gone);
      if (item.state !== 'shown') throw new CallError(texts.closed);
      const target = replyTo === undefined ? undefined : await repository.find(replyTo, tx);
      if (replyTo !== undefined && target?.itemId !== id) throw new CallError(texts.answered);
      // The top comment first, then the one replied to: locked, so that neither is deleted meanwhile.
      const top = target && (await repository.hold(tx, target.threadId ?? target.id));
      const answered = target && target.id !== top?.id ? await repository.hold(tx, target.id) : top;
      if (target && (answered?.state !== 'shown' || (top?.state !== 'shown' && top?.state !== 'deleted')))
        throw new CallError(texts.answered);
      const state = verdict.isHeld ? 'awaiting' : 'shown';
      const row = await repository.add(tx, {
        itemId: id,
        threadId: top?.id ?? null,
        replyToId: answered && answered.id !== top?.id ? answered.id : null,
        authorId: member.id,
        text: verdict.texts[0] ?? content,
        words: verdict.words,
        state,
        at: now,
      });
      if (state === 'shown') {
        if (top) await repository.addReplies(tx, top.id, 1);
        await acts.count(tx, item, 'comments', 1, now);
        const recipient = answered?.authorId ?? item.authorId;
        await notices.notify(tx, emit, {
          to: recipient,
          from: member.id,
          kind: answered ? 'reply' : 'comment',
          object: await sight.objectOf(item, tx),
          commentId: row.id,
          text: row.text,
        });
      }
      const comments = await acts.totalOf(tx, id, 'comments');
      const [shown] = await repository.rows(member.id, eq(contentComments.id, row.id), [], 1, tx);
      if (!shown) throw new Error('a comment is not there after it was said');
      return { comment: describeComment(shown, member.id), comments };
    },
    /** Likes or unlikes a visible comment, optionally only on one kind of object. */
    async like(tx: Transaction, emit: Emit, memberId: number, id: number, isSet: boolean, kind?: DiscussedKind): Promise<number> {
      const comment = await repository.hold(tx, id);
      const item = comment && (await acts.find(comment.itemId, tx));
      if (!comment || comment.state !== 'shown' || item?.state !== 'shown' || (kind && item.kind !== kind)) throw new CallError(texts.gone);
      if (!(await sight.reads(item, memberId, tx))) throw new CallError(texts.gone);
      const likes = await repository.like(tx, id, memberId, isSet, clock.now());
      if (isSet && likes > comment.likes)
        await notices.notify(tx, emit, {
          to: comment.authorId,
          from: memberId,
          kind: 'like',
          object: await sight.objectOf(item, tx),
          commentId: id,
          text: comment.text,
        });
      return likes;
    },
  };
}
export type Comments = ReturnType<typeof createComments>;
