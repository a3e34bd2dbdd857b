import { rankBoards, rankPeriods, type RankBoard, type RankPeriod } from '@pitchside/api/ranking';
import { routes } from '../../../../routes.data.ts';

/** A ranking of the whole site; `contributors` is that of one room. */
export type SiteBoard = Exclude<RankBoard, 'contributors'>;

/** The rankings of the site, in the order of their tabs. */
export const siteBoards = rankBoards.filter((board): board is SiteBoard => board !== 'contributors');

/** What has a tab: the rankings of a time, and anchors by all the experience that they ever came to. */
export type WholeBoardName = SiteBoard | 'experience';
export const wholeBoards: readonly WholeBoardName[] = [...siteBoards, 'experience'];

/** Which ranking over which time an address asks for; anything unknown is the first of each. */
export function readRank(parameters: URLSearchParams): { board: WholeBoardName; period: RankPeriod } {
  const board = wholeBoards.find((known) => known === parameters.get('board')) ?? 'anchors';
  return {
    board,
    period: board === 'experience' ? 'total' : (rankPeriods.find((known) => known === parameters.get('period')) ?? 'day'),
  };
}

/** Places of the ranking that was asked for, and of each beside it. */
export const placesOf = (isWhole: boolean): number => (isWhole ? 100 : 5);

/** The address of a ranking. */
export const rankHref = (board: WholeBoardName, period: RankPeriod): string =>
  `${routes.rank.path}?${new URLSearchParams({ board, period })}`;
