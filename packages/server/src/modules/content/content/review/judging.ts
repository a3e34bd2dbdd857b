import { msg } from '@lingui/core/macro';
import type { ContentAct, ContentState, JudgedKind } from '@pitchside/api/content/content';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Emit } from '../../../../platform/events.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import { users } from '../../../member/member/index.ts';
import type { ReportReview } from '../../../live/moderation/index.ts';
import type { Uploads } from '../../uploads/index.ts';
import type { Comments } from '../comments/comments.service.ts';
import type { ActsRepository } from '../core/acts.repository.ts';
import { afterlife, titleOf } from '../core/content.service.ts';
import { filesOf, type Item } from '../core/items.presenter.ts';
import type { Notices } from '../core/notices.ts';
import type { Publishing } from '../core/publishing.ts';
import type { Sight } from '../plans/discussed.ts';
import { reportKindOf } from './reportKinds.ts';
import { contentActLines, contentActs } from './review.tables.ts';

const texts = { gone: msg`没有找到`, reason: msg`要写明原因`, undone: msg`已经撤销过了`, emptied: msg`删除超过 30 天，恢复不了了` };

/** State transitions of each action; objects in other states are skipped. */
const moves: Readonly<Record<ContentAct, { from: readonly ContentState[]; to: ContentState }>> = {
  approve: { from: ['awaiting', 'failed'], to: 'shown' },
  reject: { from: ['awaiting'], to: 'failed' },
  hide: { from: ['shown'], to: 'hidden' },
  restore: { from: ['hidden'], to: 'shown' },
  delete: { from: ['awaiting', 'failed', 'shown', 'hidden', 'withdrawn'], to: 'deleted' },
};
const needsReason: readonly ContentAct[] = ['reject', 'hide', 'delete'];

/** Notice to the author for each action. */
const noticeKindOf = { approve: 'passed', reject: 'failed', hide: 'hidden', restore: 'restored', delete: 'deleted' } as const;

/** Something to judge, by its kind and number. */
export interface Judgeable {
  kind: JudgedKind;
  id: number;
}

export interface JudgingParts {
  acts: ActsRepository;
  comments: Comments;
  publishing: Publishing;
  notices: Notices;
  sight: Pick<Sight, 'objectOf'>;
  uploads: Pick<Uploads, 'letGo' | 'use'>;
  reports: Pick<ReportReview, 'decideOf'>;
}

/** Review actions of operators on objects and comments, one or many at once. Each can be undone. */
export function createJudging({ db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>, parts: JudgingParts) {
  const { acts, comments, publishing, notices, uploads, reports, sight } = parts;

  /** Changes the state of one object. Returns its former state, or undefined where nothing changed. */
  async function bring(tx: Transaction, emit: Emit, of: Judgeable, to: ContentState, reason: string, from?: readonly ContentState[]) {
    const known = of.kind === 'comment' ? await comments.repository.find(of.id, tx) : undefined;
    const item = await acts.hold(tx, known?.itemId ?? (of.kind === 'comment' ? 0 : of.id), of.kind === 'comment' ? 'share' : 'update');
    if (!item || (of.kind !== 'comment' && item.kind !== of.kind)) throw new CallError(texts.gone);
    const before = known ?? item;
    if (before.state === to || (from && !from.includes(before.state))) return undefined;
    // Its video could not be processed: there is nothing to show.
    if (!known && to === 'shown' && item.data.fault) return undefined;
    if (known) await comments.setState(tx, item, known.id, to as typeof known.state, reason);
    else await bringItem(tx, emit, item, to, reason);
    return {
      state: before.state,
      reason: before.reason,
      authorId: before.authorId,
      item,
      text: known?.text ?? titleOf(item),
    };
  }

  async function bringItem(tx: Transaction, emit: Emit, item: Item, to: ContentState, reason: string): Promise<void> {
    const now = clock.now();
    if (item.state === 'deleted' && item.title === '' && item.body === '') throw new CallError(texts.emptied);
    if (to === 'shown') await publishing.show(tx, emit, item);
    else await acts.setState(tx, item, to, reason, now);
    if (to === 'deleted') await uploads.letGo(tx, `content:${item.id}`, filesOf(item), now + afterlife);
    if (item.state === 'deleted') await uploads.use(tx, `content:${item.id}`, filesOf(item));
  }

  async function describe(tx: Transaction | typeof db, id: number) {
    const [row] = await tx
      .select({
        act: contentActs,
        by: users.nickname,
        done: sql<number>`(select count(*)::int from ${contentActLines} where ${contentActLines.actId} = ${contentActs.id})`,
      })
      .from(contentActs)
      .leftJoin(users, eq(users.id, contentActs.byId))
      .where(eq(contentActs.id, id));
    if (!row) throw new CallError(texts.gone);
    return describeAct(row);
  }

  async function act(tx: Transaction, emit: Emit, byId: number | null, which: ContentAct, of: readonly Judgeable[], reason: string) {
    const { from, to } = moves[which];
    // A restored object keeps its place; only one that was never shown takes a new one.
    if (which === 'approve') await publishing.turn(tx);
    const [written] = await tx.insert(contentActs).values({ act: which, byId, reason, at: clock.now() }).returning();
    if (!written) throw new Error('an act was not kept');
    const unique = new Map(of.map((one) => [`${one.kind} ${one.id}`, one]));
    // In one order, so that two operators do not deadlock.
    for (const one of [...unique.values()].toSorted((a, b) => a.kind.localeCompare(b.kind) || a.id - b.id)) {
      const changed = await bring(tx, emit, one, to, which === 'approve' || which === 'restore' ? '' : reason, from);
      if (!changed) continue;
      await tx.insert(contentActLines).values({
        actId: written.id,
        kind: one.kind,
        objectId: one.id,
        authorId: changed.authorId,
        before: changed.state,
        after: to,
        reasonBefore: changed.reason,
      });
      await notices.notify(tx, emit, {
        to: changed.authorId,
        kind: noticeKindOf[which],
        of: one.kind,
        object: await sight.objectOf(changed.item, tx),
        ...(one.kind === 'comment' && { commentId: one.id }),
        text: changed.text,
        reason,
      });
    }
    return written.id;
  }

  return {
    act,
    /**
     * Applies an action to one or many objects, all or none.
     * @throws CallError without a required reason, and for a missing object
     */
    async judge(byId: number, which: ContentAct, of: readonly Judgeable[], reason: string) {
      if (needsReason.includes(which) && reason === '') throw new CallError(texts.reason);
      return events.transaction(async (tx, emit) => {
        const id = await act(tx, emit, byId, which, of, reason);
        // Reporters are notified of the outcome.
        const isUpheld = needsReason.includes(which);
        for (const one of of) {
          const about = one.kind === 'comment' ? (await comments.repository.find(one.id, tx))?.itemId : undefined;
          const kind = reportKindOf(one.kind, about === undefined ? undefined : (await acts.find(about, tx))?.kind);
          await reports.decideOf(tx, emit, byId, kind, String(one.id), isUpheld ? 'upheld' : 'rejected', reason);
        }
        return describe(tx, id);
      });
    },
    /**
     * Undoes an action: objects that nobody changed since return to their former state.
     * @throws CallError for an action that is unknown or already undone
     */
    async undo(id: number) {
      return events.transaction(async (tx, emit) => {
        await publishing.turn(tx);
        const [row] = await tx
          .update(contentActs)
          .set({ undoneAt: clock.now() })
          .where(and(eq(contentActs.id, id), isNull(contentActs.undoneAt)))
          .returning();
        if (!row) throw new CallError(texts.undone);
        const lines = await tx
          .select()
          .from(contentActLines)
          .where(eq(contentActLines.actId, id))
          .orderBy(asc(contentActLines.kind), asc(contentActLines.objectId));
        for (const { kind, objectId, before, after, reasonBefore } of lines)
          await bring(tx, emit, { kind, id: objectId }, before as ContentState, reasonBefore, [after as ContentState]);
        return describe(tx, id);
      });
    },
    /** The latest actions on a member's content. */
    async about(authorId: number, limit: number) {
      const rows = await db
        .select({ act: contentActs, by: users.nickname, line: contentActLines, done: sql<number>`1` })
        .from(contentActLines)
        .innerJoin(contentActs, eq(contentActs.id, contentActLines.actId))
        .leftJoin(users, eq(users.id, contentActs.byId))
        .where(eq(contentActLines.authorId, authorId))
        .orderBy(desc(contentActLines.id))
        .limit(limit);
      return rows.map((row) => ({ ...describeAct(row), kind: row.line.kind, object_id: String(row.line.objectId) }));
    },
  };
}
export type Judging = ReturnType<typeof createJudging>;

/** An action in the desk's format; the site itself is `system`. */
const describeAct = ({ act, by, done }: { act: typeof contentActs.$inferSelect; by: string | null; done: number }) => ({
  id: String(act.id),
  act: act.act,
  by: by ?? 'system',
  at: act.at,
  reason: act.reason,
  done,
  is_undone: act.undoneAt !== null,
});
