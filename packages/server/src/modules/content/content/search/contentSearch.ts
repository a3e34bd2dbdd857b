import { contentKinds, type ContentKind } from '@pitchside/api/content/content';
import type { FoundContent } from '@pitchside/api/content/search';
import { and, eq, inArray } from 'drizzle-orm';
import type { Platform } from '../../../../platform/platform.ts';
import type { Localizable } from '../../../../text/local.ts';
import { contentShelves } from '../core/content.tables.ts';
import { describeArticle, describePost, describeVideo } from '../core/describe.ts';
import type { CardRow } from '../core/items.presenter.ts';
import type { Reading } from '../core/reading.ts';
import { createCircleRows } from '../posts/circles.presenter.ts';
import type { Shelves } from '../shelves/shelves.ts';
import type { Also, Finding } from './finding.ts';
import { marker } from './marking.ts';
import { foldLetter } from './terms.ts';

/** Normalizes a text without marks, punctuation and blanks, for comparing names of circles. */
const plain = (text: string): string =>
  [...text.normalize('NFC')]
    .map(foldLetter)
    .join('')
    .replaceAll(/[\p{P}\p{Z}\p{S}]/gu, '');

/** Search in posts, videos, articles and circles by their content. Finds only what is public. */
export function createContentSearch(
  platform: Pick<Platform, 'db' | 'clock'>,
  { find, reading, shelves }: { find: Finding; reading: Reading; shelves: Pick<Shelves, 'names'> },
) {
  const { select, describe } = createCircleRows(platform);

  /** Rows of all kinds in one query. */
  async function rowsOf(text: string, limit: number, also: Also) {
    const found = await find.found(contentKinds, text, limit, also);
    const rows = await reading.cardsById(contentKinds.flatMap((kind) => found[kind].ids));
    const of = (kind: ContentKind) => rows.filter(({ item }) => item.kind === kind);
    return { rows, posts: of('post'), videos: of('video'), articles: of('article'), found };
  }

  async function circlesOf(text: string, limit: number) {
    const key = plain(text);
    const fits = (key === '' ? [] : await shelves.names('circle')).flatMap(({ id, names, members }) => {
      const places = Object.values(names)
        .map((name) => plain(name).indexOf(key))
        .filter((place) => place >= 0);
      return places.length > 0 ? [{ id, place: Math.min(...places), members }] : [];
    });
    // Prefix matches first, then by number of members.
    const ids = fits
      .toSorted((a, b) => Number(a.place > 0) - Number(b.place > 0) || b.members - a.members || a.id - b.id)
      .map(({ id }) => id);
    const rows =
      ids.length === 0 ? [] : await select(undefined).where(and(eq(contentShelves.kind, 'circle'), inArray(contentShelves.id, ids)));
    const inOrder = rows.toSorted((a, b) => ids.indexOf(a.shelf.id) - ids.indexOf(b.shelf.id));
    return { list: inOrder.slice(0, limit).map(describe), total: inOrder.length };
  }

  return {
    /** @param also further meanings of the text: teams, by their ids and other names */
    async search(text: string, limit: number, also: Also): Promise<Localizable<FoundContent>> {
      const [{ rows, posts, videos, articles, found }, circles] = await Promise.all([rowsOf(text, limit, also), circlesOf(text, limit)]);
      const matches = await reading.matchesOf(rows);
      const mark = marker([text, ...(also.names ?? [])]);
      const words = ({ item }: CardRow) => ({ title: mark(item.title), text: mark(item.body) });
      return {
        posts: posts.map((row) => ({ post: describePost(row, matches, undefined), text: mark(row.item.body) })),
        videos: videos.map((row) => ({ video: describeVideo(row, matches, undefined), ...words(row) })),
        articles: articles.map((row) => ({ article: describeArticle(row, matches, undefined), ...words(row) })),
        circles: circles.list,
        totals: { posts: found.post.total, videos: found.video.total, articles: found.article.total, circles: circles.total },
      };
    },
  };
}
export type ContentSearch = ReturnType<typeof createContentSearch>;
