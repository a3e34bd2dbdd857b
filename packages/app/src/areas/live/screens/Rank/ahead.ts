import { anchorExperienceList, roomRanking } from '@pitchside/api/live/ranking';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { isWhole, placesOf, readRank, siteBoards } from './rankAddress.ts';

/** Loader of the rankings: prefetches each of them for the period of the address. */
export function ahead(parameters: URLSearchParams): void {
  const { board: chosen, period } = readRank(parameters);
  if (chosen === 'experience') askAhead(anchorExperienceList, { limit: placesOf(true) }, { quiet: true });
  if (!isWhole(chosen)) return;
  for (const board of siteBoards) askAhead(roomRanking, { board, period, limit: placesOf(board === chosen) }, { quiet: true });
}
