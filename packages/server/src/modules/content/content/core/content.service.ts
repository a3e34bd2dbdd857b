import { msg } from '@lingui/core/macro';
import { contentLimits, type ContentKind, type ContentState } from '@pitchside/api/content/content';
import { CallError } from '../../../../platform/callError.ts';
import type { Caller, MemberCaller } from '../../../../platform/handlers.ts';
import { idempotent } from '../../../../platform/idempotency.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { day } from '../../../../platform/retention.ts';
import { dayAt } from '../../../../platform/serverDay.ts';
import { viewerOf } from '../../../../platform/viewer.ts';
import type { Uploads } from '../../uploads/index.ts';
import type { Comments } from '../comments/comments.service.ts';
import type { Screened, Screening } from '../review/screening.ts';
import type { ActsRepository } from './acts.repository.ts';
import type { MarkKind } from './content.tables.ts';
import { numberOf } from './ids.ts';
import type { Notices } from './notices.ts';
import { filesOf, type Item } from './items.presenter.ts';
import { requireAll, requireShort } from './publishing.ts';
import type { Reading } from './reading.ts';

/** Window in which repeated views count once, ms. */
const halfHour = 30 * 60_000;
/** Retention of the files of deleted objects, ms: as long as the object can be restored. */
export const afterlife = 30 * day;

const texts = { gone: msg`没有找到`, early: msg`还没有公开，公开后才能点赞、收藏和分享`, content: msg`内容` };

/** States of objects that only their author has seen. */
const unseen: readonly ContentState[] = ['processing', 'awaiting', 'failed', 'draft', 'scheduled'];

/** Short name of an object: its title, or the first 40 characters of its text. */
export const titleOf = ({ title, body }: Pick<Item, 'title' | 'body'>): string =>
  title || [...body.replace(/\s+/g, ' ')].slice(0, 40).join('');

export interface ContentParts {
  acts: ActsRepository;
  comments: Comments;
  notices: Pick<Notices, 'notify'>;
  reading: Reading;
  screening: Screening;
  uploads: Pick<Uploads, 'letGo'>;
}

/** Actions of members on objects of every kind. */
export function createContentService(
  platform: Pick<Platform, 'db' | 'events' | 'clock'>,
  { acts, comments, notices, reading, screening, uploads }: ContentParts,
) {
  const { events, clock } = platform;

  /**
   * A public object, optionally of one kind; locked meanwhile.
   * @param callerId the author gets an error that it is not public yet; for all others it does not exist
   */
  async function shownItem(tx: Parameters<ActsRepository['hold']>[0], id: string, kind?: ContentKind, callerId?: number): Promise<Item> {
    const item = await acts.hold(tx, numberOf(id));
    if (!item || (kind && item.kind !== kind)) throw new CallError(texts.gone);
    if (item.state !== 'shown') throw new CallError(item.authorId === callerId && unseen.includes(item.state) ? texts.early : texts.gone);
    return item;
  }

  /** An object with its own page, which the carrier of a plan's comments has not. */
  async function seenItem(tx: Parameters<ActsRepository['hold']>[0], id: string): Promise<Item> {
    const item = await shownItem(tx, id);
    if (item.kind === 'plan') throw new CallError(texts.gone);
    return item;
  }

  /**
   * Screens the text of a comment.
   * @throws CallError for an empty or too long text, a blocked word, or a member who must not post
   */
  async function screened(caller: MemberCaller, content: string): Promise<Screened> {
    requireAll([[content !== '', texts.content]], caller.language);
    requireShort(content, contentLimits.comment);
    return screening.screen(caller.member, 'comment', [content]);
  }

  async function mark(memberId: number, kind: ContentKind, id: string, which: MarkKind, isSet: boolean): Promise<number> {
    return events.transaction(async (tx, emit) => {
      // A mark on a hidden or deleted object can still be removed, so that nobody is stuck with it.
      const item = isSet ? await shownItem(tx, id, kind, memberId) : await acts.hold(tx, numberOf(id));
      if (item?.kind !== kind) throw new CallError(texts.gone);
      const { total, isChanged } = await acts.mark(tx, item, memberId, which, isSet, clock.now());
      if (which === 'like' && isSet && isChanged)
        await notices.notify(tx, emit, {
          to: item.authorId,
          from: memberId,
          kind: 'like',
          object: { kind, id: item.id },
          text: titleOf(item),
        });
      return total;
    });
  }

  return {
    shownItem,
    screened,
    like: async (memberId: number, kind: ContentKind, { id, like }: { id: string; like: boolean }) => ({
      id,
      is_liked: like,
      likes: await mark(memberId, kind, id, 'like', like),
    }),
    favorite: async (memberId: number, kind: ContentKind, { id, favorite }: { id: string; favorite: boolean }) => ({
      id,
      is_favorite: favorite,
      favorites: await mark(memberId, kind, id, 'favorite', favorite),
    }),
    async share(memberId: number, kind: ContentKind, id: string) {
      const now = clock.now();
      const shares = await events.transaction(async (tx) =>
        acts.share(tx, await shownItem(tx, id, kind, memberId), memberId, dayAt(now), now),
      );
      return { id, shares };
    },
    /** Counts a view, once per viewer in half an hour: a member, or an address with its user agent. */
    async view(id: string, caller: Caller) {
      const now = clock.now();
      const { views, isCounted } = await events.transaction(async (tx) =>
        acts.view(tx, await seenItem(tx, id), viewerOf(caller), Math.floor(now / halfHour) * halfHour, now),
      );
      return { id, views, is_counted: isCounted };
    },
    /** Comments on an object of a kind; idempotent for repeated requests. */
    async comment(
      caller: MemberCaller,
      kind: ContentKind,
      { id, content, reply_to }: { id: string; content: string; reply_to?: string | undefined },
    ) {
      const verdict = await screened(caller, content);
      return idempotent(platform, caller, (tx, emit) =>
        comments.say(
          tx,
          emit,
          caller.member,
          { kind, id: numberOf(id), content, replyTo: reply_to === undefined ? undefined : numberOf(reply_to) },
          verdict,
        ),
      );
    },
    async likeComment(memberId: number, { id, like }: { id: string; like: boolean }, kind?: ContentKind) {
      const likes = await events.transaction((tx, emit) => comments.like(tx, emit, memberId, numberOf(id), like, kind));
      return { id, is_liked: like, likes };
    },
    /** Deletes a member's own comment. Returns the object's count. */
    async deleteComment(memberId: number, id: string) {
      return events.transaction(async (tx) => {
        const known = await comments.repository.find(numberOf(id), tx);
        const item = known && (await acts.hold(tx, known.itemId));
        if (!item || known.authorId !== memberId) throw new CallError(texts.gone);
        await comments.setState(tx, item, known.id, 'deleted', '');
        return { id, comments: await acts.totalOf(tx, item.id, 'comments') };
      });
    },
    /** Deletes a member's own object; its files are deleted when it can no longer be restored. */
    async remove(memberId: number, kind: ContentKind, id: string) {
      await events.transaction(async (tx) => {
        const item = await acts.hold(tx, numberOf(id), 'update');
        if (item?.kind !== kind || item.authorId !== memberId) throw new CallError(texts.gone);
        if (item.state === 'deleted') return;
        const now = clock.now();
        await acts.setState(tx, item, 'deleted', '', now);
        await uploads.letGo(tx, `content:${item.id}`, filesOf(item), now + afterlife);
      });
      return { id };
    },
    /** Deletes the text of objects that can no longer be restored. Returns their number. */
    async forgetDeleted(): Promise<number> {
      const before = clock.now() - afterlife;
      let all = 0;
      for (;;) {
        const done = await events.transaction((tx) => acts.forgetWords(tx, before));
        all += done;
        if (done === 0) return all;
      }
    },
    /** Comments of an object that the reader may see. */
    async discussion(
      kind: ContentKind,
      memberId: number | undefined,
      { id, sort, before, limit }: { id: string; sort: 'hot' | 'new'; before?: string | undefined; limit: number },
    ) {
      const row = await reading.one(kind, numberOf(id), memberId);
      if (!row || (row.item.state !== 'shown' && row.item.authorId !== memberId) || row.item.state === 'deleted')
        throw new CallError(texts.gone);
      return { ...(await comments.list(row.item.id, memberId, sort, before, limit)), total: row.tally.comments };
    },
    /** Whether a member is the author of an object of this kind. */
    async owns(kind: ContentKind, id: string, memberId: number): Promise<boolean> {
      const item = await acts.find(numberOf(id));
      return item?.kind === kind && item.authorId === memberId;
    },
    async ownsComment(id: string, memberId: number): Promise<boolean> {
      return (await comments.repository.find(numberOf(id)))?.authorId === memberId;
    },
  };
}
export type ContentService = ReturnType<typeof createContentService>;
