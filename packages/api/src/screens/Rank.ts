import { anchorExperienceList, rankBoards, rankPeriods, roomRanking, type RankBoard, type RankPeriod } from '../live/ranking/index.ts';
import { question, type Question } from './question.ts';

/** A ranking of the whole site; `contributors` is that of one room. */
export type SiteBoard = Exclude<RankBoard, 'contributors'>;

/** The rankings of the site, in the order of their tabs. */
export const siteBoards = rankBoards.filter((board): board is SiteBoard => board !== 'contributors');

/** Rankings of this page: those of a period, and anchors by all their experience. */
export type WholeBoardName = SiteBoard | 'experience';
export const wholeBoards: readonly WholeBoardName[] = [...siteBoards, 'experience'];

/** Rankings from other areas: authors of videos and videos by heat, experts by their hit rate. */
export const otherBoards = ['authors', 'videos', 'experts'] as const;
export type OtherBoard = (typeof otherBoards)[number];
export type TabName = WholeBoardName | OtherBoard;
/** The tabs in their order. */
export const tabs: readonly TabName[] = [...wholeBoards, ...otherBoards];

/** Periods of a tab: all of them, except that experience and experts only have the total, and videos and their authors have no total. */
export const periodsOf = (tab: TabName): readonly RankPeriod[] =>
  tab === 'experience' || tab === 'experts'
    ? ['total']
    : rankPeriods.filter((period) => (tab !== 'videos' && tab !== 'authors') || period !== 'total');

/** Which ranking over which time an address asks for; anything unknown is the first of each. */
export function readRank(address: URLSearchParams): { board: TabName; period: RankPeriod } {
  const board = tabs.find((known) => known === address.get('board')) ?? 'anchors';
  const periods = periodsOf(board);
  return { board, period: periods.find((known) => known === address.get('period')) ?? periods[0] ?? 'day' };
}

/** Whether a tab is a ranking of its own here. */
export const isWhole = (tab: TabName): tab is WholeBoardName => wholeBoards.some((known) => known === tab);

/** Places of the ranking that was asked for, and of each beside it. */
export const placesOf = (isWhole: boolean): number => (isWhole ? 100 : 5);

/** First requests of /rank: each ranking for the period of the address. */
export function rankQuestions(address: URLSearchParams): Question[] {
  const { board: chosen, period } = readRank(address);
  if (!isWhole(chosen)) return [];
  return [
    ...(chosen === 'experience' ? [question(anchorExperienceList, { limit: placesOf(true) })] : []),
    ...siteBoards.map((board) => question(roomRanking, { board, period, limit: placesOf(board === chosen) })),
  ];
}
