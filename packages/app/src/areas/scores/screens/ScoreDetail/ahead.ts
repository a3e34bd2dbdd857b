import { matchBattle } from '@pitchside/api/scores/matches';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { readAddress } from './detailAddress.ts';

/** Loader of a match page: prefetches the match itself; the rest waits until the match is known to exist. */
export function ahead(parameters: URLSearchParams): void {
  const { id, sport } = readAddress(parameters);
  if (id !== null) askAhead(matchBattle, { type: sport, id }, { quiet: true });
}
