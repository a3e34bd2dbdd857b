import { prefetchScores } from '../../table/prefetchScores.ts';
import { isEsports } from '@pitchside/api/screens/Football';

/** Loader of the football scores; esports share the address but fetch for themselves. */
export function loader(parameters: URLSearchParams): void {
  if (!isEsports(parameters)) prefetchScores('football');
}
