import type { OwnPost, Post } from '@pitchside/api/community';
import type { ContentState, ReviewState } from '@pitchside/api/content';
import type { Match } from '@pitchside/api/matches';
import type { Article } from '@pitchside/api/news';
import type { OwnVideo, Video } from '@pitchside/api/videos';
import { local, type Localizable } from '../../../text/local.ts';
import { describePerson } from '../../follow/index.ts';
import type { ItemRow } from './items.rows.ts';

/** Rows of the matches that objects are about, by id. */
export type MatchesById = ReadonlyMap<string, Localizable<Match>>;

/** What the author is told of the review: what is shown has passed, what was hidden afterwards too. */
export const reviewOf = (state: ContentState): ReviewState =>
  state === 'awaiting' || state === 'draft' || state === 'scheduled' ? 'awaiting' : state === 'failed' ? 'failed' : 'succeeded';

const ownState = ({ item: { state, reason } }: ItemRow) => ({ state, review: reviewOf(state), reason });

/** What every kind shows. */
function describeShared({ item, author, tally, heat, isLiked, isFavorite }: ItemRow, matches: MatchesById, memberId: number | undefined) {
  const { likes, comments, favorites, shares, views } = tally;
  return {
    id: String(item.id),
    author: describePerson(author),
    match: (item.matchId !== null && matches.get(item.matchId)) || null,
    published_at: item.publishedAt ?? item.at,
    lang: item.lang,
    likes,
    comments,
    favorites,
    shares,
    views,
    heat,
    is_liked: isLiked,
    is_favorite: isFavorite,
    is_own: item.authorId === memberId,
  };
}

const shelfOf = ({ shelf }: ItemRow) => ({ id: String(shelf.id), name: local(shelf.names) });

export const describePost = (row: ItemRow, matches: MatchesById, memberId: number | undefined): Localizable<Post> => ({
  ...describeShared(row, matches, memberId),
  circle: shelfOf(row),
  content: row.item.body,
  pictures: row.item.data.pictures ?? [],
  video: row.item.data.clip ?? null,
});
export const describeOwnPost = (row: ItemRow, matches: MatchesById, memberId: number | undefined): Localizable<OwnPost> => ({
  ...describePost(row, matches, memberId),
  ...ownState(row),
});

/** What a video without its file would be; a row that came here has one. */
const noClip = { url: '', cover: '', seconds: 0, width: 16, height: 9 };

export const describeVideo = (row: ItemRow, matches: MatchesById, memberId: number | undefined): Localizable<Video> => ({
  ...describeShared(row, matches, memberId),
  title: row.item.title,
  about: row.item.body,
  category: shelfOf(row),
  tags: row.item.tags,
  clip: row.item.data.clip ?? noClip,
});
export const describeOwnVideo = (row: ItemRow, matches: MatchesById, memberId: number | undefined): Localizable<OwnVideo> => ({
  ...describeVideo(row, matches, memberId),
  ...ownState(row),
});

export const describeArticle = (row: ItemRow, matches: MatchesById, memberId: number | undefined): Localizable<Article> => ({
  ...describeShared(row, matches, memberId),
  title: row.item.title,
  summary: row.item.data.summary ?? '',
  section: shelfOf(row),
  cover: row.item.data.cover ?? null,
  tags: row.item.tags,
  source: row.item.data.source ?? '',
  is_lead: row.item.isLead,
  is_deep: row.item.isDeep,
  is_flash: row.item.isFlash,
});
