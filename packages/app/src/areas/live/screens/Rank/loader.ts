import { anchorExperienceList, roomRanking } from '@pitchside/api/live/ranking';
import { prefetch } from '../../../../platform/prefetch/prefetch.ts';
import { isWhole, placesOf, readRank, siteBoards } from './rankAddress.ts';

/** Loader of the rankings: prefetches each of them for the period of the address. */
export function loader(parameters: URLSearchParams): void {
  const { board: chosen, period } = readRank(parameters);
  if (chosen === 'experience') prefetch(anchorExperienceList, { limit: placesOf(true) }, { quiet: true });
  if (!isWhole(chosen)) return;
  for (const board of siteBoards) prefetch(roomRanking, { board, period, limit: placesOf(board === chosen) }, { quiet: true });
}
