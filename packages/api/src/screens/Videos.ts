import type { ContentPeriod } from '../content/content/index.ts';
import { allCategories, recommendedVideos, videoGetList, videoRank, videoSorts } from '../content/videos/index.ts';
import { clipList } from '../live/clips/index.ts';
import { ownLanguage, question, type OwnLanguage, type Question, type Reader } from './question.ts';

/** Query of one answer with recommended videos: the opening ones, and two batches beside them. */
export const recommendedQuestion = (batch: number, own: OwnLanguage) => ({ batch, limit: 24, ...own });

/** Query of the newest clips of broadcasts. */
export const newestClips = { limit: 12 } as const;

/** The rank beside a wall. */
export const rankQuestion = (period: ContentPeriod, own: OwnLanguage, category?: string) => ({
  ...own,
  period,
  limit: 8,
  ...(category !== undefined && { category_id: category }),
});

/** First requests of /video-list. */
export function videoListQuestions(_address: URLSearchParams, reader: Reader): Question[] {
  const own = ownLanguage(reader);
  return [
    question(recommendedVideos, recommendedQuestion(0, own)),
    question(videoRank, rankQuestion('day', own)),
    question(allCategories, {}),
    question(videoGetList, { limit: 8, ...own }),
    question(clipList, newestClips),
  ];
}

/** Longest name that an address may give a category until the server says its own. */
const longestName = 30;

/** Reads the category and order in an address of /video-classify. `type` is always 3 (specification) and is ignored. */
export function readClassify(address: URLSearchParams) {
  const id = address.get('id') ?? '';
  const league = address.get('league') ?? '';
  return {
    id: /^\d{1,15}$/.test(id) ? id : undefined,
    name: (address.get('name') ?? '').slice(0, longestName),
    sort: videoSorts.find((known) => known === address.get('sort')) ?? 'hot',
    league: /^[\w-]{1,60}$/.test(league) ? league : undefined,
  };
}

/** Query of the first videos, and of the leagues that they are about. */
export const wallQuestion = ({ id, sort, league }: ReturnType<typeof readClassify>, own: OwnLanguage) => ({
  ...own,
  sort,
  limit: 24,
  ...(id !== undefined && { category_id: id }),
  ...(league !== undefined && { competition_id: league }),
});

/** First requests of /video-classify: its first videos and the categories. */
export const videoClassifyQuestions = (address: URLSearchParams, reader: Reader): Question[] => [
  question(videoGetList, wallQuestion(readClassify(address), ownLanguage(reader))),
  question(allCategories, {}),
];
