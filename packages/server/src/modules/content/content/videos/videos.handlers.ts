import { msg } from '@lingui/core/macro';
import { contentLimits } from '@pitchside/api/content/content';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import { idempotent } from '../../../../platform/idempotency.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import type { Language } from '../../../../text/local.ts';
import { follows, type Follow } from '../../../member/follow/index.ts';
import { users } from '../../../member/member/index.ts';
import { matches as matchTable } from '../../../scores/sport/index.ts';
import type { Uploads } from '../../uploads/index.ts';
import type { Comments } from '../comments/comments.service.ts';
import type { ActsRepository } from '../core/acts.repository.ts';
import { afterlife, titleOf, type ContentService } from '../core/content.service.ts';
import { contentItems, contentTallies } from '../core/content.tables.ts';
import { comingOf, describeOwnVideo, describeVideo, processingOf, reasonOf } from '../core/describe.ts';
import { numberOf } from '../core/ids.ts';
import { filesOf, type Item, type ItemRow } from '../core/items.presenter.ts';
import { requireAll, requireShort, type Publishing } from '../core/publishing.ts';
import type { Page, Reading } from '../core/reading.ts';
import { writtenIn } from '../core/writtenIn.ts';
import type { Screening } from '../review/screening.ts';
import type { Shelves } from '../shelves/shelves.ts';
import type { Danmaku } from './danmaku.ts';

const texts = { gone: msg`没有找到`, again: msg`只有没通过审核的视频可以重新提交`, held: msg`里面有不能发布的词，改一改再发` };
const names = { content: msg`内容`, title: msg`标题`, category: msg`分类`, cover: msg`封面`, video: msg`视频` };

type Served =
  | 'videoGetList'
  | 'anchorWorks'
  | 'getVideoInfo'
  | 'addView'
  | 'favoriteVideo'
  | 'likeVideo'
  | 'commentVideo'
  | 'likeVideoComment'
  | 'insertVideo'
  | 'deleteVideo'
  | 'videoComments'
  | 'commentThread'
  | 'userVideos'
  | 'nextVideos'
  | 'videoDanmakuList'
  | 'sendVideoDanmaku';

export interface VideosParts {
  acts: ActsRepository;
  content: ContentService;
  comments: Comments;
  reading: Reading;
  screening: Screening;
  publishing: Publishing;
  shelves: Shelves;
  danmaku: Danmaku;
  uploads: Pick<Uploads, 'keepClip' | 'use' | 'letGo' | 'percents'>;
  follow: Pick<Follow, 'isFollowing'>;
}

/** Handlers of videos: lists, one video, and actions of its author. */
export function videosHandlers(platform: Pick<Platform, 'db' | 'events' | 'clock'>, parts: VideosParts): Pick<Handlers, Served> {
  const { db, clock } = platform;
  const { acts, content, comments, reading, screening, publishing, shelves, danmaku, uploads, follow } = parts;

  const ofMatches = (column: SQL | undefined) =>
    column && inArray(contentItems.matchId, db.select({ id: matchTable.id }).from(matchTable).where(column));

  async function cards({ list, next }: Page, memberId: number | undefined) {
    const matches = await reading.matchesOf(list);
    return { list: list.map((row) => describeVideo(row, matches, memberId)), next };
  }
  const inCategory = async (id: string | undefined) =>
    id === undefined ? undefined : inArray(contentItems.shelfId, await shelves.within(numberOf(id)));

  /** A member's own video that failed review, to be submitted again. */
  async function failed(tx: Transaction, id: string, memberId: number): Promise<Item> {
    const item = await acts.hold(tx, numberOf(id), 'update');
    if (item?.kind !== 'video' || item.authorId !== memberId) throw new CallError(texts.gone);
    if (item.state !== 'failed') throw new CallError(texts.again);
    return item;
  }

  return {
    async videoGetList({ category_id, competition_id, match_id, team_id, tag, followed, lang, sort, before, limit }, { member }) {
      const where = and(
        await inCategory(category_id),
        ofMatches(competition_id === undefined ? undefined : sql`${eq(matchTable.competitionId, competition_id)}`),
        ofMatches(team_id === undefined ? undefined : or(eq(matchTable.homeId, team_id), eq(matchTable.awayId, team_id))),
        match_id === undefined ? undefined : eq(contentItems.matchId, match_id),
        tag === undefined ? undefined : sql`${contentItems.tags} @> ${JSON.stringify([tag])}::jsonb`,
        followed && member
          ? inArray(contentItems.authorId, db.select({ id: follows.targetId }).from(follows).where(eq(follows.memberId, member.id)))
          : undefined,
      );
      let language: Language | null = null;
      const { newest, ...page } = await reading.standing('video', async () => {
        // Visitors follow nobody.
        if (followed && !member) return { list: [], next: null };
        const read = await reading.inLanguage(
          lang,
          before !== undefined,
          (inLanguage) =>
            sort === 'hot'
              ? reading.hot('video', 'month', member?.id, and(where, inLanguage), before, limit)
              : reading.newest('video', member?.id, and(where, inLanguage), before, limit),
          ({ list }) => list.length === 0,
        );
        language = read.lang;
        return read.found;
      });
      return { ...(await cards(page, member?.id)), newest, lang: language };
    },
    async anchorWorks({ user_id, sort, before, limit }, { member }) {
      const authorId = numberOf(user_id);
      const [anchor] = await db.select({ is: users.isAnchor }).from(users).where(eq(users.id, authorId));
      if (!anchor?.is) return { list: [], next: null, total: 0, views: 0 };
      const where = eq(contentItems.authorId, authorId);
      const page =
        sort === 'hot'
          ? await reading.hot('video', 'month', member?.id, where, before, limit)
          : await reading.newest('video', member?.id, where, before, limit);
      const [sums] = await db
        .select({ total: sql<number>`count(*)::int`, views: sql<number>`coalesce(sum(${contentTallies.views}), 0)::int` })
        .from(contentItems)
        .innerJoin(contentTallies, eq(contentTallies.itemId, contentItems.id))
        .where(and(where, eq(contentItems.kind, 'video'), eq(contentItems.state, 'shown')));
      return { ...(await cards(page, member?.id)), total: sums?.total ?? 0, views: sums?.views ?? 0 };
    },
    async getVideoInfo({ id }, { member }) {
      const row = await reading.one('video', numberOf(id), member?.id);
      if (!row) throw new CallError(texts.gone);
      const { item } = row;
      const isOwn = item.authorId === member?.id;
      const isSeen = item.state === 'shown' || (isOwn && item.state !== 'deleted');
      const [matches, percents, heat, isFollowed] = await Promise.all([
        reading.matchesOf([row]),
        uploads.percents(isOwn ? comingOf([row]) : []),
        isSeen ? danmaku.heat(item) : [],
        member && !isOwn ? follow.isFollowing(db, member.id, item.authorId) : false,
      ]);
      return {
        state: item.state,
        reason: isOwn ? reasonOf(item) : '',
        processing: isOwn ? processingOf(item, percents) : null,
        video: isSeen ? describeVideo(row, matches, member?.id) : null,
        chapters: isSeen ? (item.data.chapters ?? []) : [],
        danmaku_heat: heat,
        is_followed: isFollowed,
      };
    },
    addView: ({ id }, caller) => content.view(id, caller),
    favoriteVideo: (params, { member }) => content.favorite(member.id, 'video', params),
    likeVideo: (params, { member }) => content.like(member.id, 'video', params),
    commentVideo: (params, caller) => content.comment(caller, 'video', params),
    likeVideoComment: (params, { member }) => content.likeComment(member.id, params, 'video'),
    async insertVideo({ id, title, about, category_id, cover, video, match_id, tags }, caller) {
      requireAll(
        [
          [title !== '', names.title],
          [category_id !== undefined, names.category],
          [cover !== undefined, names.cover],
          [video !== undefined, names.video],
        ],
        caller.language,
      );
      requireShort(title, contentLimits.title);
      requireShort(about, contentLimits.about);
      const { id: authorId } = caller.member;
      const verdict = await screening.screen(caller.member, 'video', [title, about, ...tags]);
      const [shownTitle = title, shownAbout = about, ...shownTags] = verdict.texts;
      return idempotent(platform, caller, async (tx, emit) => {
        if (!verdict.isHeld) await publishing.turn(tx);
        const before = id === undefined ? undefined : await failed(tx, id, authorId);
        const shelfId = await publishing.check(tx, 'category', category_id ?? '', match_id);
        const { clip, coding } = await uploads.keepClip(tx, authorId, video ?? '', cover ?? '');
        const fields = {
          shelfId,
          matchId: match_id ?? null,
          title: shownTitle,
          body: shownAbout,
          data: { clip, ...(coding !== null && { isHeld: verdict.isHeld }) },
          codingKey: coding,
          tags: [...new Set(shownTags)],
          lang: writtenIn(`${shownTitle} ${shownAbout}`, caller.language),
          words: verdict.words,
        };
        let itemId = before?.id;
        if (before) {
          await uploads.letGo(tx, `content:${before.id}`, filesOf(before), clock.now() + afterlife);
          await uploads.use(tx, `content:${before.id}`, filesOf(fields));
          await acts.change(tx, before.id, fields);
          if (coding !== null || verdict.isHeld)
            await acts.setState(tx, before, coding === null ? 'awaiting' : 'processing', '', clock.now());
          else await publishing.show(tx, emit, { ...before, ...fields });
        } else
          itemId = (
            await publishing.add(tx, emit, { kind: 'video', authorId, state: 'awaiting', at: clock.now(), ...fields }, verdict.isHeld)
          ).id;
        const row = await reading.one('video', itemId ?? 0, authorId, tx);
        if (!row) throw new Error('a video is not there after it was posted');
        return { video: describeOwnVideo(row, await reading.matchesOf([row], tx), authorId) };
      });
    },
    deleteVideo: ({ id }, { member }) => content.remove(member.id, 'video', id),
    videoComments: (params, { member }) => content.discussion('video', member?.id, params),
    async commentThread({ id, before, limit }, { member }) {
      const { item, ...thread } = await comments.thread(numberOf(id), member?.id, before, limit);
      // Comments on a hidden object are hidden with it.
      if (item.state === 'deleted' || (item.state !== 'shown' && item.authorId !== member?.id)) throw new CallError(texts.gone);
      return { ...thread, object_title: titleOf(item) };
    },
    async userVideos({ user_id, before, limit }, { member }) {
      const authorId = user_id === undefined ? member?.id : numberOf(user_id);
      if (authorId === undefined) return { list: [], next: null, total: 0 };
      const isOwn = authorId === member?.id;
      const [page, total] = await Promise.all([
        isOwn
          ? reading.own('video', authorId, undefined, before, limit)
          : reading.newest('video', member?.id, eq(contentItems.authorId, authorId), before, limit),
        isOwn ? reading.total('video', undefined, authorId) : reading.total('video', eq(contentItems.authorId, authorId)),
      ]);
      const [matches, percents] = await Promise.all([reading.matchesOf(page.list), uploads.percents(comingOf(page.list))]);
      return { list: page.list.map((row) => describeOwnVideo(row, matches, member?.id, percents)), next: page.next, total };
    },
    async nextVideos({ id, limit }, { member }) {
      const item = await acts.find(numberOf(id));
      if (item?.kind !== 'video') throw new CallError(texts.gone);
      const list: ItemRow[] = [];
      // Videos in the same language come first, the others after all of them.
      const same = eq(contentItems.lang, item.lang);
      const wheres = [
        item.matchId === null ? undefined : eq(contentItems.matchId, item.matchId),
        eq(contentItems.authorId, item.authorId),
        eq(contentItems.shelfId, item.shelfId),
      ];
      for (const where of wheres) {
        if (!where || list.length >= limit) continue;
        for (const row of await reading.shown('video', member?.id, and(where, same), limit + 1))
          if (row.item.id !== item.id && list.length < limit && !list.some((known) => known.item.id === row.item.id)) list.push(row);
      }
      for (const where of [same, undefined]) {
        if (list.length >= limit) break;
        for (const row of (await reading.hot('video', 'month', member?.id, where, undefined, limit + list.length + 1)).list)
          if (row.item.id !== item.id && list.length < limit && !list.some((known) => known.item.id === row.item.id)) list.push(row);
      }
      return { list: (await cards({ list, next: null }, member?.id)).list };
    },
    async videoDanmakuList({ id, from, until }, { member }) {
      return { list: await danmaku.between(await seen(id, member?.id), from, until, member?.id) };
    },
    async sendVideoDanmaku({ id, at, text }, caller) {
      requireAll([[text !== '', names.content]], caller.language);
      requireShort(text, contentLimits.danmaku);
      const verdict = await screening.screen(caller.member, 'comment', [text]);
      if (verdict.isHeld) throw new CallError(texts.held);
      return idempotent(platform, caller, async (tx) =>
        danmaku.say(tx, await content.shownItem(tx, id, 'video'), caller.member.id, at, verdict.texts[0] ?? text),
      );
    },
  };

  /** A video that the reader may see. */
  async function seen(id: string, memberId: number | undefined): Promise<Item> {
    const item = await acts.find(numberOf(id));
    if (item?.kind !== 'video' || item.state === 'deleted' || (item.state !== 'shown' && item.authorId !== memberId))
      throw new CallError(texts.gone);
    return item;
  }
}
