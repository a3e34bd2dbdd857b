import { msg } from '@lingui/core/macro';
import { contentLimits, topicsOf } from '@pitchside/api/content/content';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import { idempotent } from '../../../../platform/idempotency.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Language } from '../../../../text/local.ts';
import { follows } from '../../../member/follow/index.ts';
import type { Follow } from '../../../member/follow/index.ts';
import type { Uploads } from '../../uploads/index.ts';
import { byExpert } from '../core/byExpert.ts';
import type { ContentService } from '../core/content.service.ts';
import { circleMembers, contentItems } from '../core/content.tables.ts';
import { comingOf, describeOwnPost, describePost, reasonOf } from '../core/describe.ts';
import { numberOf } from '../core/ids.ts';
import type { Publishing } from '../core/publishing.ts';
import { requireAll, requireShort } from '../core/publishing.ts';
import type { Page, Reading } from '../core/reading.ts';
import { writtenIn } from '../core/writtenIn.ts';
import type { Screening } from '../review/screening.ts';

const texts = {
  gone: msg`没有找到`,
  pictures: msg`最多 4 张图片`,
  twice: msg`同一张图片只能用一次`,
  both: msg`图片和视频只能选一种`,
};
const names = { circle: msg`圈子`, content: msg`内容`, cover: msg`封面`, video: msg`视频` };

/** Maximum related posts: of the same circle or match. */
const mostRelated = 5;

type Served =
  | 'insertPost'
  | 'likePost'
  | 'favoritePost'
  | 'commentPost'
  | 'likePostComment'
  | 'postInfo'
  | 'postList'
  | 'freshPosts'
  | 'deletePost'
  | 'postComments'
  | 'postRank';

export interface PostsParts {
  content: ContentService;
  reading: Reading;
  screening: Screening;
  publishing: Publishing;
  uploads: Pick<Uploads, 'keepPicture' | 'keepClip' | 'percents'>;
  follow: Pick<Follow, 'isFollowing'>;
}

interface Filters {
  feed: 'new' | 'recommended' | 'followed' | 'own' | 'experts';
  user_id?: string | undefined;
  circle_id?: string | undefined;
  match_id?: string | undefined;
  topic?: string | undefined;
  lang?: Language | undefined;
}

/** Handlers of posts in circles; those of anchors are their updates. */
export function postsHandlers(
  platform: Pick<Platform, 'db' | 'events' | 'clock'>,
  { content, reading, screening, publishing, uploads, follow }: PostsParts,
): Pick<Handlers, Served> {
  const { db, clock } = platform;
  const inLanguage = (lang: Language | undefined) => (lang === undefined ? undefined : eq(contentItems.lang, lang));

  const whereOf = ({ feed, user_id, circle_id, match_id, topic }: Filters, memberId: number | undefined): SQL | undefined =>
    and(
      user_id === undefined ? undefined : eq(contentItems.authorId, numberOf(user_id)),
      circle_id === undefined ? undefined : eq(contentItems.shelfId, numberOf(circle_id)),
      match_id === undefined ? undefined : eq(contentItems.matchId, match_id),
      topic === undefined ? undefined : sql`${contentItems.tags} @> ${JSON.stringify([topic])}::jsonb`,
      feed === 'experts' ? byExpert : undefined,
      feed === 'followed' && memberId !== undefined
        ? or(
            inArray(contentItems.authorId, db.select({ id: follows.targetId }).from(follows).where(eq(follows.memberId, memberId))),
            inArray(
              contentItems.shelfId,
              db.select({ id: circleMembers.circleId }).from(circleMembers).where(eq(circleMembers.memberId, memberId)),
            ),
          )
        : undefined,
    );

  async function pageOf(
    filters: Filters,
    memberId: number | undefined,
    before: string | undefined,
    limit: number,
    inLanguage: SQL | undefined,
  ): Promise<Page> {
    const { feed } = filters;
    const where = and(whereOf(filters, memberId), inLanguage);
    if (feed === 'followed' || feed === 'own') {
      if (memberId === undefined) return { list: [], next: null };
      if (feed === 'own') return reading.own('post', memberId, where, before, limit);
    }
    return feed === 'recommended'
      ? reading.hot('post', 'week', memberId, where, before, limit)
      : reading.newest('post', memberId, where, before, limit);
  }

  return {
    async insertPost({ circle_id, content: words, pictures, video, cover, is_video, match_id }, caller) {
      const isVideo = is_video || video !== undefined || cover !== undefined;
      requireAll(
        [
          [circle_id !== undefined, names.circle],
          [words !== '', names.content],
          [!isVideo || video !== undefined, names.video],
          [!isVideo || cover !== undefined, names.cover],
        ],
        caller.language,
      );
      requireShort(words, contentLimits.post);
      if (pictures.length > contentLimits.pictures) throw new CallError(texts.pictures);
      if (new Set(pictures).size < pictures.length) throw new CallError(texts.twice);
      if (isVideo && pictures.length > 0) throw new CallError(texts.both);
      const { id: authorId } = caller.member;
      const verdict = await screening.screen(caller.member, 'post', [words]);
      return idempotent(platform, caller, async (tx, emit) => {
        if (!verdict.isHeld) await publishing.turn(tx);
        const at = clock.now();
        const shelfId = await publishing.check(tx, 'circle', circle_id ?? '', match_id);
        const kept = [];
        for (const key of pictures) kept.push(await uploads.keepPicture(tx, authorId, key, 'post'));
        const filmed = video !== undefined && cover !== undefined ? await uploads.keepClip(tx, authorId, video, cover) : undefined;
        const body = verdict.texts[0] ?? words;
        const item = await publishing.add(
          tx,
          emit,
          {
            kind: 'post',
            authorId,
            state: 'awaiting',
            shelfId,
            matchId: match_id ?? null,
            body,
            data: {
              ...(kept.length > 0 && { pictures: kept }),
              ...(filmed && { clip: filmed.clip }),
              ...(filmed?.coding != null && { isHeld: verdict.isHeld }),
            },
            codingKey: filmed?.coding ?? null,
            words: verdict.words,
            tags: topicsOf(body),
            lang: writtenIn(body, caller.language),
            at,
          },
          verdict.isHeld,
        );
        const row = await reading.one('post', item.id, authorId, tx);
        if (!row) throw new Error('a post is not there after it was published');
        return { post: describeOwnPost(row, await reading.matchesOf([row], tx), authorId), at };
      });
    },
    likePost: (params, { member }) => content.like(member.id, 'post', params),
    favoritePost: (params, { member }) => content.favorite(member.id, 'post', params),
    commentPost: (params, caller) => content.comment(caller, 'post', params),
    likePostComment: (params, { member }) => content.likeComment(member.id, params, 'post'),
    async postInfo({ id }, { member }) {
      const row = await reading.one('post', numberOf(id), member?.id);
      if (!row) throw new CallError(texts.gone);
      const { item } = row;
      const isOwn = item.authorId === member?.id;
      const isSeen = item.state === 'shown' || (isOwn && item.state !== 'deleted');
      const about = and(
        sql`${contentItems.id} <> ${item.id}`,
        eq(contentItems.lang, item.lang),
        item.matchId === null
          ? eq(contentItems.shelfId, item.shelfId)
          : or(eq(contentItems.shelfId, item.shelfId), eq(contentItems.matchId, item.matchId)),
      );
      const [related, isFollowed] = await Promise.all([
        item.state === 'shown' ? reading.shown('post', member?.id, about, mostRelated) : [],
        member && !isOwn ? follow.isFollowing(db, member.id, item.authorId) : false,
      ]);
      const matches = await reading.matchesOf([row, ...related]);
      return {
        state: item.state,
        reason: isOwn ? reasonOf(item) : '',
        post: isSeen ? describePost(row, matches, member?.id) : null,
        is_followed: isFollowed,
        related: related.map((each) => describePost(each, matches, member?.id)),
      };
    },
    async postList({ before, limit, ...filters }, { member }) {
      const isOwn = filters.feed === 'own';
      let lang: Language | null = null;
      const [{ list, next, newest }, total] = await Promise.all([
        reading.standing('post', async () => {
          const read = await reading.inLanguage(
            filters.lang,
            before !== undefined,
            (where) => pageOf(filters, member?.id, before, limit, where),
            (page) => page.list.length === 0,
          );
          ({ lang } = read);
          return read.found;
        }),
        filters.user_id === undefined && !isOwn
          ? null
          : reading.total('post', whereOf(filters, member?.id), isOwn ? member?.id : undefined),
      ]);
      const [matches, percents] = await Promise.all([reading.matchesOf(list), uploads.percents(comingOf(list))]);
      return { list: list.map((row) => describeOwnPost(row, matches, member?.id, percents)), next, newest, total, lang };
    },
    async freshPosts({ since, ...filters }, { member }) {
      if ((filters.feed === 'followed' && !member) || filters.feed === 'own') return { total: 0 };
      return { total: await reading.fresh('post', member?.id, and(whereOf(filters, member?.id), inLanguage(filters.lang)), since) };
    },
    deletePost: ({ id }, { member }) => content.remove(member.id, 'post', id),
    postComments: (params, { member }) => content.discussion('post', member?.id, params),
    async postRank({ period, circle_id, lang, limit }, { member }) {
      const shelves = circle_id === undefined ? undefined : [numberOf(circle_id)];
      const { found: ranked } = await reading.inLanguage(
        lang,
        false,
        (where) => reading.ranked('post', period, member?.id, where, limit, shelves),
        (list) => list.length === 0,
      );
      const matches = await reading.matchesOf(ranked.map(({ row }) => row));
      return { list: ranked.map(({ row, heat, place }) => ({ place, heat, post: describePost(row, matches, member?.id) })) };
    },
  };
}
