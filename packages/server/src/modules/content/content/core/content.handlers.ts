import type { ContentCard, ContentKind } from '@pitchside/api/content/content';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Localizable } from '../../../../text/local.ts';
import { describeComment, type Comments } from '../comments/comments.service.ts';
import { readCursor, writeCursor } from '../feeds/cursors.ts';
import { titleOf, type ContentService } from './content.service.ts';
import { contentItems, contentMarks } from './content.tables.ts';
import { describeArticle, describePost, describeVideo, type MatchesById } from './describe.ts';
import type { ItemRow } from './items.presenter.ts';
import type { Reading } from './reading.ts';
import type { ActsRepository } from './acts.repository.ts';

type Served = 'deleteComment' | 'commentLikes' | 'shareContent' | 'favoriteList' | 'myComments';

const cards: Readonly<Record<ContentKind, (row: ItemRow, matches: MatchesById, memberId: number | undefined) => Localizable<ContentCard>>> =
  {
    post: (...row) => ({ kind: 'post', post: describePost(...row) }),
    video: (...row) => ({ kind: 'video', video: describeVideo(...row) }),
    article: (...row) => ({ kind: 'article', article: describeArticle(...row) }),
  };

/** Handlers that are the same for every kind of object. */
export function contentHandlers(
  { db }: Pick<Platform, 'db'>,
  { content, comments, reading, acts }: { content: ContentService; comments: Comments; reading: Reading; acts: ActsRepository },
): Pick<Handlers, Served> {
  return {
    deleteComment: ({ id }, { member }) => content.deleteComment(member.id, id),
    commentLikes: (params, { member }) => content.likeComment(member.id, params),
    shareContent: ({ kind, id }, { member }) => content.share(member.id, kind, id),
    async favoriteList({ kind, before, limit }, { member }) {
      const [at, below] = before === undefined ? [] : readCursor(before);
      const mine = and(
        eq(contentMarks.memberId, member.id),
        eq(contentMarks.mark, 'favorite'),
        eq(contentItems.kind, kind),
        eq(contentItems.state, 'shown'),
      );
      const kept = await db
        .select({ id: contentMarks.itemId, at: contentMarks.at })
        .from(contentMarks)
        .innerJoin(contentItems, eq(contentItems.id, contentMarks.itemId))
        .where(
          and(
            mine,
            at === undefined || below === undefined
              ? undefined
              : or(sql`${contentMarks.at} < ${at}`, and(eq(contentMarks.at, at), sql`${contentMarks.itemId} < ${below}`)),
          ),
        )
        .orderBy(desc(contentMarks.at), desc(contentMarks.itemId))
        .limit(limit + 1);
      const page = kept.slice(0, limit);
      const last = page.at(-1);
      const [rows, [all]] = await Promise.all([
        reading.byIds(
          page.map(({ id }) => id),
          member.id,
        ),
        db
          .select({ total: sql<number>`count(*)::int` })
          .from(contentMarks)
          .innerJoin(contentItems, eq(contentItems.id, contentMarks.itemId))
          .where(mine),
      ]);
      const matches = await reading.matchesOf(rows);
      return {
        list: rows.map((row) => cards[kind](row, matches, member.id)),
        next: kept.length > limit && last ? writeCursor(last.at, last.id) : null,
        total: all?.total ?? 0,
      };
    },
    async myComments({ before, limit }, { member }) {
      const { list, next } = await comments.said(member.id, before, limit);
      const titles = new Map(
        await Promise.all(list.map(async ({ comment }) => [comment.itemId, await acts.find(comment.itemId)] as const)),
      );
      return {
        list: list.map((row) => {
          const item = titles.get(row.comment.itemId);
          return { ...describeComment(row, member.id), object_title: item && item.state === 'shown' ? titleOf(item) : '' };
        }),
        next,
      };
    },
  };
}
