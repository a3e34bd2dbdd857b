import { matchBattle } from '@pitchside/api/matches';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { readAddress } from './detail.address.ts';

/** What a match asks first: itself; the rest only once it is known that there is such a match. */
export function ahead(parameters: URLSearchParams): void {
  const { id, sport } = readAddress(parameters);
  if (id !== null) askAhead(matchBattle, { type: sport, id }, { quiet: true });
}
