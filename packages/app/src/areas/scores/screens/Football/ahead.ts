import { askScores } from '../../table/ahead.ts';
import { isEsports } from './football.address.ts';

/** What football asks first; esports, which share its address, ask for themselves. */
export function ahead(parameters: URLSearchParams): void {
  if (!isEsports(parameters)) askScores('football');
}
