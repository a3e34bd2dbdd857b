import { matchBattle } from '@pitchside/api/scores/matches';
import { prefetch } from '../../../../platform/prefetch/prefetch.ts';
import { readAddress } from './detailAddress.ts';

/** Loader of a match page: prefetches the match itself; the rest waits until the match is known to exist. */
export function loader(parameters: URLSearchParams): void {
  const { id, sport } = readAddress(parameters);
  if (id !== null) prefetch(matchBattle, { type: sport, id }, { quiet: true });
}
