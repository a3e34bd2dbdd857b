import type { OwnPost, Post } from '@pitchside/api/content/community';
import type { ContentState, ReviewState } from '@pitchside/api/content/content';
import type { Match } from '@pitchside/api/scores/matches';
import type { Article } from '@pitchside/api/content/news';
import type { OwnVideo, Video } from '@pitchside/api/content/videos';
import { local, type Localizable, type LocalText } from '../../../../text/local.ts';
import { speakAll } from '../../../../text/speak.ts';
import { describePerson } from '../../../member/follow/index.ts';
import { codingTexts } from '../../uploads/index.ts';
import type { CardRow, Item, ItemRow } from './items.presenter.ts';

/** Rows of the matches that objects are about, by id. */
export type MatchesById = ReadonlyMap<string, Localizable<Match>>;

/** Review state as its author sees it: shown objects passed, and so did those hidden later. */
export const reviewOf = (state: ContentState): ReviewState =>
  state === 'processing' || state === 'awaiting' || state === 'draft' || state === 'scheduled'
    ? 'awaiting'
    : state === 'failed'
      ? 'failed'
      : 'succeeded';

/** Reason why an object is not shown, for its author. */
export const reasonOf = ({ reason, data }: Pick<Item, 'reason' | 'data'>): string | LocalText =>
  data.fault ? local(speakAll(codingTexts[data.fault])) : reason;

/** Progress of videos in percent, by upload key. */
export type Percents = ReadonlyMap<string, number>;
const none: Percents = new Map();

/** Progress of the video of an object in percent; null when none is being processed. */
export const processingOf = ({ state, codingKey }: Pick<Item, 'state' | 'codingKey'>, percents: Percents): number | null =>
  state === 'processing' && codingKey !== null ? (percents.get(codingKey) ?? 0) : null;
/** Upload keys of videos being processed. */
export const comingOf = (rows: readonly { item: Item }[]): string[] =>
  rows.flatMap(({ item }) => (item.state === 'processing' && item.codingKey !== null ? [item.codingKey] : []));

const ownState = ({ item }: ItemRow, percents: Percents) => ({
  state: item.state,
  review: reviewOf(item.state),
  reason: reasonOf(item),
  processing: processingOf(item, percents),
});

/** Fields that all kinds share. */
function describeShared({ item, author, tally, heat, isLiked, isFavorite }: CardRow, matches: MatchesById, memberId: number | undefined) {
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

const shelfOf = ({ shelf }: CardRow) => ({ id: String(shelf.id), name: local(shelf.names) });

/** Video of an object; without a playable file during processing. */
const clipOf = ({ item: { data, codingKey } }: CardRow) => data.clip && (codingKey === null ? data.clip : { ...data.clip, url: '' });

export const describePost = (row: CardRow, matches: MatchesById, memberId: number | undefined): Localizable<Post> => ({
  ...describeShared(row, matches, memberId),
  circle: shelfOf(row),
  content: row.item.body,
  pictures: row.item.data.pictures ?? [],
  video: clipOf(row) ?? null,
});
export const describeOwnPost = (
  row: ItemRow,
  matches: MatchesById,
  memberId: number | undefined,
  percents: Percents = none,
): Localizable<OwnPost> => ({
  ...describePost(row, matches, memberId),
  ...ownState(row, percents),
});

/** Placeholder clip for the type; a row that reaches this code has a clip. */
const noClip = { url: '', cover: '', seconds: 0, width: 16, height: 9 };

export const describeVideo = (row: CardRow, matches: MatchesById, memberId: number | undefined): Localizable<Video> => ({
  ...describeShared(row, matches, memberId),
  title: row.item.title,
  about: row.item.body,
  category: shelfOf(row),
  tags: row.item.tags,
  clip: clipOf(row) ?? noClip,
});
export const describeOwnVideo = (
  row: ItemRow,
  matches: MatchesById,
  memberId: number | undefined,
  percents: Percents = none,
): Localizable<OwnVideo> => ({
  ...describeVideo(row, matches, memberId),
  ...ownState(row, percents),
});

export const describeArticle = (row: CardRow, matches: MatchesById, memberId: number | undefined): Localizable<Article> => ({
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
