import { msg } from '@lingui/core/macro';
import { contentLimits } from '@pitchside/api/content/content';
import type { Block } from '@pitchside/api/content/news';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import { idempotent } from '../../../../platform/idempotency.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { local } from '../../../../text/local.ts';
import { matches as matchTable, statusesOf } from '../../../scores/sport/index.ts';
import type { Uploads } from '../../uploads/index.ts';
import { byExpert } from '../core/byExpert.ts';
import type { ContentService } from '../core/content.service.ts';
import { contentItems } from '../core/content.tables.ts';
import { describeArticle } from '../core/describe.ts';
import { numberOf } from '../core/ids.ts';
import { requireAll, requireShort, type Publishing } from '../core/publishing.ts';
import type { Reading } from '../core/reading.ts';
import { writtenIn } from '../core/writtenIn.ts';
import type { Screening } from '../review/screening.ts';
import type { Shelves } from '../shelves/shelves.ts';

const texts = { gone: msg`没有找到` };
const names = { title: msg`标题`, section: msg`栏目`, cover: msg`封面`, content: msg`内容` };

const mostRelated = 6;
/** Reading speed in characters per minute, for all languages: Chinese is shorter but slower to read. */
const aMinute = 500;

type Served =
  | 'classifyList'
  | 'getHeadlines'
  | 'freshHeadlines'
  | 'articleInfo'
  | 'insertHeadline'
  | 'headlineComments'
  | 'likeHeadline'
  | 'favoriteHeadline';

export interface ArticlesParts {
  content: ContentService;
  reading: Reading;
  screening: Screening;
  publishing: Publishing;
  shelves: Shelves;
  uploads: Pick<Uploads, 'keepPicture'>;
}

/** Splits a member's text into paragraphs at blank lines. */
export const paragraphs = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ kind: 'paragraph', text: part }));

/** Maps states to those that readers see: drafts and scheduled articles are withdrawn for them. */
const toReaders = (state: typeof contentItems.$inferSelect.state) => (state === 'draft' || state === 'scheduled' ? 'withdrawn' : state);

/** Handlers of headlines: sections, lists, one article, and articles by members. */
export function articlesHandlers(
  platform: Pick<Platform, 'db' | 'events' | 'clock'>,
  { content, reading, screening, publishing, shelves, uploads }: ArticlesParts,
): Pick<Handlers, Served> {
  const { clock, db } = platform;
  const toCome = db
    .select({ id: matchTable.id })
    .from(matchTable)
    .where(inArray(matchTable.status, statusesOf('before')));
  const flags = {
    all: sql`not ${contentItems.isFlash}`,
    lead: eq(contentItems.isLead, true),
    deep: eq(contentItems.isDeep, true),
    flash: eq(contentItems.isFlash, true),
    experts: and(eq(contentItems.isFlash, false), byExpert),
    previews: and(eq(contentItems.isFlash, false), inArray(contentItems.matchId, toCome)),
  };

  return {
    async classifyList() {
      return { list: (await shelves.list('section')).map(({ id, names: of, total }) => ({ id: String(id), name: local(of), total })) };
    },
    async getHeadlines({ section_id, tag, match_id, user_id, only, lang, before, limit }, { member }) {
      const inLanguage = (one: typeof lang) =>
        and(
          flags[only],
          section_id === undefined ? undefined : eq(contentItems.shelfId, numberOf(section_id)),
          tag === undefined ? undefined : sql`${contentItems.tags} @> ${JSON.stringify([tag])}::jsonb`,
          match_id === undefined ? undefined : eq(contentItems.matchId, match_id),
          user_id === undefined ? undefined : eq(contentItems.authorId, numberOf(user_id)),
          one === undefined ? undefined : eq(contentItems.lang, one),
        );
      let isForeign = false;
      const { list, next, newest } = await reading.standing('article', async () => {
        const page = await reading.newest('article', member?.id, inLanguage(lang), before, limit);
        // A reader of a language without any articles gets those of all languages.
        isForeign = lang !== undefined && before === undefined && page.list.length === 0 && !(await reading.isAnyIn(lang));
        return isForeign ? reading.newest('article', member?.id, inLanguage(undefined), before, limit) : page;
      });
      const matches = await reading.matchesOf(list);
      return {
        list: list.map((row) => describeArticle(row, matches, member?.id)),
        next,
        newest,
        lang: isForeign ? null : (lang ?? null),
      };
    },
    async freshHeadlines({ section_id, lang, since }) {
      const where = and(
        flags.all,
        section_id === undefined ? undefined : eq(contentItems.shelfId, numberOf(section_id)),
        lang === undefined ? undefined : eq(contentItems.lang, lang),
      );
      return { total: await reading.fresh('article', undefined, where, since) };
    },
    async articleInfo({ id }, { member }) {
      const row = await reading.one('article', numberOf(id), member?.id);
      if (!row) throw new CallError(texts.gone);
      const { item } = row;
      const isOwn = item.authorId === member?.id;
      const isSeen = item.state === 'shown' || (isOwn && item.state !== 'deleted');
      const about = and(
        sql`${contentItems.id} <> ${item.id}`,
        flags.all,
        eq(contentItems.lang, item.lang),
        item.matchId === null
          ? eq(contentItems.shelfId, item.shelfId)
          : or(eq(contentItems.shelfId, item.shelfId), eq(contentItems.matchId, item.matchId)),
      );
      const related = item.state === 'shown' ? await reading.shown('article', member?.id, about, mostRelated) : [];
      const matches = await reading.matchesOf([row, ...related]);
      return {
        state: isOwn ? item.state : toReaders(item.state),
        reason: isOwn ? item.reason : '',
        article: isSeen
          ? {
              ...describeArticle(row, matches, member?.id),
              body: item.data.blocks ?? [],
              minutes: Math.max(1, Math.round([...item.body].length / aMinute)),
            }
          : null,
        related: related.map((each) => describeArticle(each, matches, member?.id)),
      };
    },
    async insertHeadline({ id, content: words, reply_to, title, section_id, cover, match_id }, caller) {
      if (id !== undefined) return { did: 'comment', ...(await content.comment(caller, 'article', { id, content: words, reply_to })) };
      requireAll(
        [
          [section_id !== undefined, names.section],
          [title !== '', names.title],
          [cover !== undefined, names.cover],
          [words !== '', names.content],
        ],
        caller.language,
      );
      requireShort(words, contentLimits.article);
      const verdict = await screening.screen(caller.member, 'article', [title, words]);
      const [shownTitle = title, shownWords = words] = verdict.texts;
      return idempotent(platform, caller, async (tx, emit) => {
        if (!verdict.isHeld) await publishing.turn(tx);
        const shelfId = await publishing.check(tx, 'section', section_id ?? '', match_id);
        const picture = await uploads.keepPicture(tx, caller.member.id, cover ?? '', 'article');
        const item = await publishing.add(
          tx,
          emit,
          {
            kind: 'article',
            authorId: caller.member.id,
            state: 'awaiting',
            shelfId,
            matchId: match_id ?? null,
            title: shownTitle,
            body: shownWords,
            data: { cover: picture, blocks: paragraphs(shownWords), summary: [...shownWords.replace(/\s+/g, ' ')].slice(0, 80).join('') },
            lang: writtenIn(`${shownTitle} ${shownWords}`, caller.language),
            words: verdict.words,
            at: clock.now(),
          },
          verdict.isHeld,
        );
        return { did: 'article' as const, id: String(item.id), state: verdict.isHeld ? ('awaiting' as const) : ('shown' as const) };
      });
    },
    headlineComments: (params, { member }) => content.discussion('article', member?.id, params),
    likeHeadline: (params, { member }) => content.like(member.id, 'article', params),
    favoriteHeadline: (params, { member }) => content.favorite(member.id, 'article', params),
  };
}
