import { and, desc, eq, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hour } from '../../../../platform/retention.ts';
import { matches as matchTable, teams } from '../../../scores/sport/index.ts';
import { contentItems } from '../core/content.tables.ts';
import { describeArticle, describePost, describeVideo } from '../core/describe.ts';
import type { ItemRow } from '../core/items.presenter.ts';
import type { Reading } from '../core/reading.ts';
import { local, type Language } from '../../../../text/local.ts';

/** Maximum number of search terms. Source: specification section 9, hot list. */
const mostWords = 10;
const span = 24 * hour;

type Served = 'universalHot' | 'bannerList';

/** Handlers of popular content and of editors' picks. */
export function hotHandlers({ db, clock }: Pick<Platform, 'db' | 'clock'>, reading: Reading): Pick<Handlers, Served> {
  /** Objects of the last 24 hours by popularity, then the newest of the others. */
  const hot = async (kind: 'post' | 'video' | 'article', limit: number, where?: SQL) =>
    (await reading.hot(kind, 'week', undefined, and(sql`${contentItems.publishedAt} > ${clock.now() - span}`, where), undefined, limit))
      .list;

  /** The same in one language; in all while there are none in it. */
  const inOwn = async (kind: 'post' | 'video', limit: number, lang: Language | undefined) =>
    (
      await reading.inLanguage(
        lang,
        false,
        (where) => hot(kind, limit, where),
        (list) => list.length === 0,
      )
    ).found;

  const bannerOf = ({ item }: ItemRow) => {
    if (item.kind !== 'video' && item.kind !== 'article') return [];
    const image = (item.kind === 'video' ? item.data.clip?.cover : item.data.cover?.large) ?? '';
    const path = item.kind === 'video' ? '/video-player' : '/detail';
    return [
      { id: String(item.id), kind: item.kind, title: item.title, image, link: `${path}?id=${item.id}`, at: item.publishedAt ?? item.at },
    ];
  };

  return {
    async universalHot({ limit, lang }) {
      const whole = not(contentItems.isFlash);
      const read = lang === undefined || !(await reading.isAnyIn(lang)) ? whole : and(whole, eq(contentItems.lang, lang));
      const [articles, posts, videos, words] = await Promise.all([
        hot('article', limit, read),
        inOwn('post', limit, lang),
        inOwn('video', limit, lang),
        db
          .select({ names: teams.shortNames, total: sql<number>`count(*)::int` })
          .from(contentItems)
          .innerJoin(matchTable, eq(matchTable.id, contentItems.matchId))
          .innerJoin(teams, sql`${teams.id} in (${matchTable.homeId}, ${matchTable.awayId})`)
          .where(and(eq(contentItems.state, 'shown'), sql`${contentItems.publishedAt} > ${clock.now() - 3 * span}`))
          .groupBy(teams.id, teams.shortNames)
          .orderBy(desc(sql`count(*)`), teams.id)
          .limit(mostWords),
      ]);
      const matches = await reading.matchesOf([...articles, ...posts, ...videos]);
      return {
        words: words.map(({ names }) => local(names)),
        articles: articles.map((row) => describeArticle(row, matches, undefined)),
        posts: posts.map((row) => describePost(row, matches, undefined)),
        videos: videos.map((row) => describeVideo(row, matches, undefined)),
      };
    },
    async bannerList({ place, limit, lang }) {
      const front = async (where: SQL | undefined) => {
        const [articles, videos] = await Promise.all([
          place === 'video'
            ? []
            : reading.select('article', undefined, and(eq(contentItems.isLead, true), where), [desc(contentItems.place)], limit),
          place === 'news'
            ? []
            : reading.select('video', undefined, and(isNotNull(contentItems.featuredAt), where), [desc(contentItems.featuredAt)], limit),
        ]);
        return [...articles, ...videos].flatMap(bannerOf);
      };
      const { found } = await reading.inLanguage(lang, false, front, (list) => list.length === 0);
      return {
        list: found
          .toSorted((one, other) => other.at - one.at)
          .slice(0, limit)
          .map(({ at: _, ...banner }) => banner),
      };
    },
  };
}
