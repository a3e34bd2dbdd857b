import { askScores } from '../../table/ahead.ts';
import { isEsports } from './footballAddress.ts';

/** Loader of the football scores; esports share the address but fetch for themselves. */
export function ahead(parameters: URLSearchParams): void {
  if (!isEsports(parameters)) askScores('football');
}
